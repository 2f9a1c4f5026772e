import { execFile } from 'node:child_process';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../../../tools/emulators/database.ts';
import { dealerRefs } from '../dealerRefs.ts';
import type { Terminal } from '../terminal.ts';
import { runWithoutTerminal } from './dealerCommand.ts';

export const refsFor = (host: string) => dealerRefs(database, host);

type Documents = Readonly<Record<string, DocumentData>>;

/** The collections of a dealer's vehicles. */
export type Vehicles = { inventory: Documents; photos: Documents; sales: Documents };

const collections = ['inventory', 'photos', 'sales'] as const;

/** Creates a dealer with these vehicles. Every test has its own dealer. */
export async function aDealer(vehicles: Partial<Vehicles> = {}): Promise<string> {
  const host = `www.${crypto.randomUUID()}.example`;
  const dealer = refsFor(host);
  const batch = database.batch();
  batch.create(dealer.marker, { seededAt: FieldValue.serverTimestamp() }).create(dealer.metadata, {});
  for (const name of collections)
    for (const [id, fields] of Object.entries(vehicles[name] ?? {}))
      batch.create(dealer[name].doc(id), fields);
  await batch.commit();
  return host;
}

/** All documents of a dealer's vehicles. */
export async function readVehicles(host: string): Promise<Vehicles> {
  const dealer = refsFor(host);
  const [inventory = {}, photos = {}, sales = {}] = await Promise.all(
    collections.map(async (name) => {
      const { docs } = await dealer[name].get();
      return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
    }),
  );
  return { inventory, photos, sales };
}

export const aTime = expect.any(Timestamp) as Timestamp;
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
  await refsFor(host)
    .requests.doc(id)
    .create({ ...request, ...fields });
  return id;
}

/** The context of a command for a dealer, with a person at the terminal who gives these answers. */
export function aContext(host: string, answers: Partial<Terminal>) {
  const notes: string[] = [];
  const terminal: Terminal = {
    note: (note) => notes.push(note),
    confirm: () => Promise.reject(new Error('Unexpected question')),
    edit: () => Promise.reject(new Error('Unexpected editor')),
    progress: () => {},
    isAttended: true,
    ...answers,
  };
  return { database, terminal, host, dealer: refsFor(host), notes };
}

/** Starts the command as a process without a terminal, which takes two seconds. */
export function startDealer(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: unknown; stdout: string; stderr: string }>();
  const child = execFile(
    process.execPath,
    ['cli/dealer/main.ts', ...args],
    { env: { ...process.env, ...environment } },
    (error, stdout, stderr) => resolve({ exitCode: error === null ? 0 : error.code, stdout, stderr }),
  );
  return { child, result: promise };
}

/** Runs the command on the emulator. */
export const dealer = (...args: readonly string[]) => runWithoutTerminal([...args, '--emulator']);

/** Runs the command with `--json`, and parses its stdout, which must be one JSON object. */
export async function dealerJson(...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await dealer(...args, '--json');
  return { exitCode, json: JSON.parse(stdout) as Record<string, unknown>, stderr };
}
