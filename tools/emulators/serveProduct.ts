import { emulators } from './addresses.ts';
import { createSampleDealers, sampleHosts } from './sampleDealers.ts';

createSampleDealers();
console.log('\nThe whole product runs on this machine, with two sample dealers:\n');
for (const host of sampleHosts) console.log(`  http://${host}:${process.env['SITE_PORT']}`);
console.log(`\nChange their stock with: npm run dealer -- COMMAND --emulator ${emulators.firestore}`);
console.log('Stop with Ctrl-C. Nothing is kept.');
// Keeps the emulators running.
setInterval(() => {}, 1 << 30);
