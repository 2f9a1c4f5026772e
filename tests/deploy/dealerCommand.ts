import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emulators } from '../../tools/emulators/addresses.ts';

const main = fileURLToPath(new URL('../../cli/dealer/main.ts', import.meta.url));

/** Runs `npm run dealer -- ARGUMENTS` on the emulator. Rejects when it fails. */
export async function dealerCommand(...args: readonly string[]): Promise<void> {
  const options = [main, ...args, '--emulator', emulators.firestore];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`dealer ${args.join(' ')}: ${errors}`);
}

/** Creates a dealer with a name and cars, given as CSV. */
export async function createDealer(host: string, dealerName: string, cars: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-dealer-'));
  try {
    const metadata = join(folder, 'metadata.json');
    const stock = join(folder, 'stock.csv');
    writeFileSync(metadata, JSON.stringify({ dealerName }));
    writeFileSync(stock, cars);
    await dealerCommand('init', host, '--from', metadata);
    await dealerCommand('import', host, stock, '--yes');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
