import { createServer } from 'vite';
import { createSampleDealers, sampleHosts } from './sampleDealers.ts';

createSampleDealers();
const server = await createServer({
  server: {
    // Hosting passes these requests to the functions, with the host name that the browser sent.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['SITE_PORT']}` } },
  },
});
await server.listen();
console.log('\nThe site with live reload, on the emulators:\n');
const [address = ''] = server.resolvedUrls?.local ?? [];
for (const host of sampleHosts) console.log(`  ${address.replace('localhost', host)}`);
