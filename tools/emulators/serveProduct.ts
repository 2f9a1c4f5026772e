import { hosting, prepareProduct, printAddresses } from './product.ts';

await prepareProduct();
printAddresses('The whole product runs on this machine, with two sample dealers:', new URL(hosting).port);
// Keeps the emulators running.
setInterval(() => {}, 1 << 30);
