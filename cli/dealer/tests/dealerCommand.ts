import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { emulators } from '../../../tools/emulators/addresses.ts';
import { runDealer } from '../runDealer.ts';
import type { Streams } from '../terminal.ts';

type Result = { exitCode: number; stdout: string; stderr: string };

/** Runs `npm run dealer -- ARGUMENTS` in this process, without a terminal. */
export async function runWithoutTerminal(args: readonly string[]): Promise<Result> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const exitCode = await runDealer(args, { stdin, stdout, stderr } as unknown as Streams);
  return { exitCode, stdout: await text(stdout.end()), stderr: await text(stderr.end()) };
}

/** Runs `npm run dealer -- ARGUMENTS` on the emulator. Rejects when it fails. */
export async function dealerCommand(...args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await runWithoutTerminal([...args, '--emulator', emulators.firestore]);
  if (exitCode !== 0) throw new Error(`dealer ${args.join(' ')}: ${stderr}`);
}
