import { fileURLToPath } from 'node:url';
import { emulators } from './addresses.ts';
import { createDealer, dealerCommand } from './dealerCommand.ts';
import { startMailServer } from './mailServer.ts';

/** Browsers resolve every subdomain of `localhost` to this machine. */
const sampleDealers = [
  {
    host: 'north.localhost',
    files: 'samples/north',
    soldVehicle: '2T3P1RFV8MC310038',
    requestsTo: 'sales@north.example',
  },
  { host: 'south.localhost', files: 'samples/south', soldVehicle: 'JTDKARFU5L3120057' },
];

/** What Hosting serves: the site, and the function below `/api`. */
export const hosting = `http://127.0.0.1:${process.env['SITE_PORT']}`;

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The function's first call starts a process. It can take longer than the page waits for its configuration. */
const warmUpFunction = () => fetch(`${hosting}/api/tenant-config`);

/**
 * Creates two dealers with different stock and one sale each, and waits until the function answers at once. The first
 * dealer accepts requests.
 */
export async function prepareProduct(): Promise<void> {
  const creations = sampleDealers.map(async ({ host, files, soldVehicle, requestsTo }) => {
    await createDealer(host, pathOf(`${files}.json`), pathOf(`${files}.csv`));
    await dealerCommand('sell', host, soldVehicle);
    if (requestsTo) await dealerCommand('requests', host, '--to', requestsTo, '--format', 'adf');
  });
  await Promise.all([warmUpFunction(), ...creations]);
}

/** Starts the mail server, and prints the addresses of the dealers' sites and of the emulators. */
export function printAddresses(title: string, sitePort: string): void {
  const sites = sampleDealers.map(({ host }) => `  http://${host}:${sitePort}`);
  console.log(`
${title}

${sites.join('\n')}

Firestore runs at ${emulators.firestore}, Auth at ${emulators.auth.replace('http://', '')}.
Change the stock with: npm run dealer -- COMMAND --emulator ${emulators.firestore}
Test drive requests at north.localhost are mailed. The mails arrive here, and in ${startMailServer()}
Stop with Ctrl-C. Nothing is kept.`);
}
