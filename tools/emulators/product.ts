import { fileURLToPath } from 'node:url';
import { emulators } from './addresses.ts';
import { createDealer, dealerCommand } from './dealerCommand.ts';

const sampleDealers = [
  { name: 'north', soldVehicle: '2T3P1RFV8MC310038' },
  { name: 'south', soldVehicle: 'JTDKARFU5L3120057' },
];

/** What Hosting serves: the site, and the function below `/api`. */
export const hosting = `http://127.0.0.1:${process.env['SITE_PORT']}`;

const sample = (name: string) => fileURLToPath(new URL(`samples/${name}`, import.meta.url));

// Browsers resolve every subdomain of `localhost` to this machine.
const hostOf = (name: string) => `${name}.localhost`;

/** The function's first call starts a process. It can take longer than the page waits for its configuration. */
const warmUpFunction = () => fetch(`${hosting}/api/tenant-config`);

/** Creates two dealers with different stock and one sale each, and waits until the function answers at once. */
export async function prepareProduct(): Promise<void> {
  const creations = sampleDealers.map(async ({ name, soldVehicle }) => {
    await createDealer(hostOf(name), sample(`${name}.json`), sample(`${name}.csv`));
    await dealerCommand('sell', hostOf(name), soldVehicle);
  });
  await Promise.all([warmUpFunction(), ...creations]);
}

/** Prints the addresses of the dealers' sites and of the emulators. */
export function printAddresses(title: string, sitePort: string): void {
  const sites = sampleDealers.map(({ name }) => `  http://${hostOf(name)}:${sitePort}`);
  console.log(`
${title}

${sites.join('\n')}

Firestore runs at ${emulators.firestore}, Auth at ${emulators.auth.replace('http://', '')}.
Change the stock with: npm run dealer -- COMMAND --emulator ${emulators.firestore}
Stop with Ctrl-C. Nothing is kept.`);
}
