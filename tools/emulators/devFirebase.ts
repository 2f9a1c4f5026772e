import { createServer } from 'vite';
import { hosting, prepareProduct, printAddresses } from './product.ts';

await prepareProduct();
const server = await createServer({
  // Hosting passes these requests to the functions, with the host name that the browser sent.
  server: { proxy: { '/api': { target: hosting } } },
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
printAddresses('The site with live reload, on the emulators:', new URL(address).port);
