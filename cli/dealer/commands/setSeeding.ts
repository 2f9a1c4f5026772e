import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { seedingOffPath } from '../../../src/data/paths.ts';
import { exitCodes } from '../exitCodes.ts';
import type { Outcome } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

/** Turns automatic seeding on or off, for all hosts of the project. */
export async function setSeeding(database: Firestore, isOn: boolean, terminal: Terminal): Promise<Outcome> {
  const seedingOff = database.doc(seedingOffPath.join('/'));
  if (isOn) await seedingOff.delete();
  else await seedingOff.set({ since: FieldValue.serverTimestamp() });
  terminal.note(`Seeding is ${isOn ? 'on' : 'off'}.`);
  return { exitCode: exitCodes.done, json: { seeding: isOn } };
}
