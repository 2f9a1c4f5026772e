import { FieldValue } from 'firebase-admin/firestore';
import { decodeList, decodeText } from '../../../src/shared/documents/decode.ts';
import type { DealerRefs } from '../dealerRefs.ts';
import type { Matter } from '../inventory/matters.ts';

/** The names of the columns and other matters of feeds that a person has accepted. */
export async function readAccepted({ settings }: DealerRefs): Promise<string[]> {
  const document = await settings.get();
  return decodeList(document.get('acceptedColumns'), decodeText);
}

export const acceptMatters = ({ settings }: DealerRefs, matters: readonly Matter[]) =>
  settings.set(
    { acceptedColumns: FieldValue.arrayUnion(...matters.map(({ name }) => name)) },
    { merge: true },
  );
