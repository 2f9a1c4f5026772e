import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { dealerRefs } from '../dealerRefs.ts';
import { database } from '../../../tools/emulators/database.ts';
import { runWithoutTerminal } from './dealerCommand.ts';
import type { Terminal } from '../terminal.ts';

export const referencesOf = (host: string) => dealerRefs(database, host);

/** Creates a dealer with an inventory. Every test has a dealer of its own. */
export async function aDealer(vehicles: Readonly<Record<string, DocumentData>> = {}): Promise<string> {
  const host = `${crypto.randomUUID()}.example`;
  const { marker, metadata, inventory } = referencesOf(host);
  await Promise.all([marker.create({ seededAt: FieldValue.serverTimestamp() }), metadata.create({})]);
  const writer = database.bulkWriter({ throttling: false });
  for (const [id, fields] of Object.entries(vehicles)) void writer.create(inventory.doc(id), fields);
  await writer.close();
  return host;
}

/** The inventory of the dealer, by id. */
export async function inventoryOf(host: string): Promise<Record<string, DocumentData>> {
  const { docs } = await referencesOf(host).inventory.get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

export const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
export const inAnHour = minutesAgo(-60);

/** Stores a request, and returns its id. */
export async function aRequest(host: string, fields: DocumentData = {}): Promise<string> {
  const id = crypto.randomUUID();
  const request = {
    vehicleId: 'c1',
    name: 'Ana Ruiz',
    email: 'ana@visitor.example',
    phone: '+1 302 555 0142',
    vehicle: { make: 'Saab', model: '900', year: 1991 },
    visitor: 'visitor-1',
    host,
    receivedAt: Timestamp.now(),
    expireAt: inAnHour,
    delivery: { state: 'sent', attempts: 1, error: null },
  };
  await referencesOf(host)
    .requests.doc(id)
    .create({ ...request, ...fields });
  return id;
}

/** A command context, with a person at the terminal who gives these answers. */
export function aContext(answers: Partial<Terminal> = {}) {
  const notes: string[] = [];
  const terminal: Terminal = {
    note: (note) => notes.push(note),
    confirm: () => Promise.reject(new Error('Unexpected question')),
    edit: () => Promise.reject(new Error('Unexpected editor')),
    progress: () => {},
    ...answers,
  };
  return { database, terminal, notes };
}

/** Starts the command as a process without a terminal. That takes two seconds. */
export function startDealer(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['cli/dealer/main.ts', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done) => void child.once('close', done));
  const result = Promise.all([exited, text(child.stdout), text(child.stderr)]).then(
    ([exitCode, stdout, stderr]) => ({ exitCode, stdout, stderr }),
  );
  return { child, result };
}

/** Runs the command on the emulator. */
export const dealer = (...args: readonly string[]) => runWithoutTerminal([...args, '--emulator']);

/** Runs the command with `--json`, and parses what it prints to stdout: nothing but one object. */
export async function dealerJson(...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await dealer(...args, '--json');
  return { exitCode, json: JSON.parse(stdout) as Record<string, unknown>, stderr };
}
