import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { emulators } from './addresses.ts';

/** The host names of the sample dealers. Browsers resolve every subdomain of `localhost` to this machine. */
export const sampleHosts = ['north.localhost', 'south.localhost'];

const dealerCommand = fileURLToPath(new URL('../../cli/dealer/main.ts', import.meta.url));
const sample = (name: string) => fileURLToPath(new URL(`samples/${name}`, import.meta.url));

function runDealerCommand(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [dealerCommand, ...args, '--emulator', emulators.firestore],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`dealer ${args.join(' ')}: ${stderr}`);
}

/** Creates two dealers with different stock and one sale each, as a developer would. */
export function createSampleDealers(): void {
  for (const host of sampleHosts) {
    const [name = ''] = host.split('.');
    runDealerCommand('init', host, '--from', sample(`${name}.json`));
    runDealerCommand('import', host, sample(`${name}.csv`), '--yes');
  }
  runDealerCommand('sell', 'north.localhost', '2T3P1RFV8MC310038');
  runDealerCommand('sell', 'south.localhost', 'JTDKARFU5L3120057');
}
