import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import { emulators } from './addresses.ts';
import { saveEmails } from './mailServer.ts';

// Creates two dealers with different inventories and one sale each on the emulators, and prints their sites' URLs. With
// `--dev`, their sites have live reload.

/** Hosting serves the site, and the function below `/api`. */
const hosting = `http://127.0.0.1:${process.env['SITE_PORT']}`;

/** Runs `npm run dealer -- ARGUMENTS` on the emulator. Rejects when it fails. */
const dealerCommand = (...args: readonly string[]) =>
  promisify(execFile)('node', ['cli/dealer/main.ts', ...args, '--emulator', emulators.firestore]);

/** Browsers resolve every subdomain of `localhost` to this machine. */
async function createSample(name: 'north' | 'south', soldVehicle: string): Promise<string> {
  const host = `${name}.localhost`;
  const samplePath = (type: string) => fileURLToPath(new URL(`samples/${name}.${type}`, import.meta.url));
  await dealerCommand('init', host, '--from', samplePath('json'));
  await dealerCommand('import', host, samplePath('csv'), '--yes');
  await dealerCommand('sell', host, soldVehicle);
  return host;
}

const [north, south] = await Promise.all([
  createSample('north', '2T3P1RFV8MC310038'),
  createSample('south', 'JTDKARFU5L3120057'),
  // The function's first call starts a process. It can take longer than the page waits for its configuration.
  fetch(`${hosting}/api/tenant-config`),
]);
await dealerCommand('requests', 'on', north, '--to', 'sales@north.example', '--format', 'adf');

let site = hosting;
if (process.argv.includes('--dev')) {
  // Hosting passes these requests to the functions, with the host name that the browser sent.
  const server = await createServer({ server: { proxy: { '/api': { target: hosting } } } });
  await server.listen();
  site = server.resolvedUrls?.local[0] ?? '';
}
const { port } = new URL(site);
// The mail server keeps this process, and so the emulators, running.
console.log(`
The whole product runs on this machine, with two sample dealers:

  http://${north}:${port}
  http://${south}:${port}

Firestore runs at ${emulators.firestore}, Auth at ${emulators.auth.replace('http://', '')}.
Change the inventory with: npm run dealer -- COMMAND --emulator ${emulators.firestore}
Test drive requests at ${north} are emailed. The emails appear here, and in ${await saveEmails()}
Stop with Ctrl-C. Nothing is kept.`);
