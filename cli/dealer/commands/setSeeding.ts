import { FieldValue } from 'firebase-admin/firestore';
import { seedingOffPath } from '../../../src/shared/documents/paths.ts';
import type { CommandContext } from '../dealerRefs.ts';
import type { Outcome } from '../outcome.ts';

/** Turns automatic seeding on or off, for all hosts of the project. */
export async function setSeeding(
  { database, terminal }: CommandContext,
  state: 'on' | 'off',
): Promise<Outcome> {
  const seedingOff = database.doc(seedingOffPath);
  if (state === 'on') await seedingOff.delete();
  else await seedingOff.set({ since: FieldValue.serverTimestamp() });
  terminal.note(`Seeding is ${state}.`);
  return { json: { seeding: state === 'on' } };
}
