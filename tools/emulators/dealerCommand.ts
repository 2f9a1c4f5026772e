import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { emulators } from './addresses.ts';

const main = fileURLToPath(new URL('../../cli/dealer/main.ts', import.meta.url));

/** Runs `npm run dealer -- ARGUMENTS` on the emulator. Rejects when it fails. */
export async function dealerCommand(...args: readonly string[]): Promise<void> {
  const options = [main, ...args, '--emulator', emulators.firestore];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`dealer ${args.join(' ')}: ${errors}`);
}

/** Creates a dealer from a file with metadata, and imports a file with vehicles. */
export async function createDealer(host: string, metadata: string, stock: string): Promise<void> {
  await dealerCommand('init', host, '--from', metadata);
  await dealerCommand('import', host, stock, '--yes');
}
