import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
import { decodeMetadata, defaultMetadata } from '../../../src/data/metadata.ts';
import type { TenantMetadata } from '../../../src/data/model.ts';
import { seedVehicles } from '../../../src/data/seedVehicles.ts';
import { timeZoneOf } from '../../../src/data/timeZone.ts';
import { type Connection, type Dealer, dealerReferences, readTimeZone } from '../dealer.ts';
import { askForFields, type DealerDetails, dealerFields, decodeDealer } from '../dealerFile.ts';
import { Refusal, type Outcome } from '../outcome.ts';
import { parseJsonFile } from '../files/readJson.ts';

export type InitOptions = { from?: string };

/**
 * Creates a dealer, or changes the details of an existing one, and removes the sample vehicles if nobody has changed them.
 * Without a file, asks for each detail. Writes only the details that are given, and never changes the marker's time.
 */
export async function initDealer(
  { database, terminal }: Connection,
  host: string,
  { from }: InitOptions,
): Promise<Outcome> {
  const dealer = dealerReferences(database, host);
  const { timeZone: givenZone, ...details } =
    from === undefined ? await askForDetails(dealer, terminal) : await readDealerFile(from);
  const { isNew, isSeed } = await database.runTransaction(async (transaction) => {
    const [metadata, marker] = await transaction.getAll(dealer.metadata, dealer.marker);
    const lot = await transaction.get(dealer.lot.limit(seedVehicles.length + 1));
    if (!marker?.exists) transaction.create(dealer.marker, { seededAt: FieldValue.serverTimestamp() });
    transaction.set(dealer.metadata, details, { merge: true });
    if (givenZone !== undefined) transaction.set(dealer.settings, { timeZone: givenZone }, { merge: true });
    if (isUntouchedSeed(lot)) for (const { ref } of lot.docs) transaction.delete(ref);
    return { isNew: !metadata?.exists, isSeed: isUntouchedSeed(lot) };
  });
  const metadata = decodeMetadata((await dealer.metadata.get()).data());
  const timeZone = await readTimeZone(dealer);
  const warnings = warningsAbout(metadata);
  if (isSeed) terminal.note('The five sample vehicles, which a visitor’s browser had written, were removed.');
  for (const warning of warnings) terminal.note(`Warning: ${warning}`);
  terminal.note(`${host} (${metadata.dealerName}, ${timeZone}) was ${isNew ? 'created' : 'updated'}.`);
  return {
    json: { host, created: isNew, removedSamples: isSeed, ...metadata, timeZone, warnings },
  };
}

async function readDealerFile(path: string): Promise<DealerDetails> {
  const raw = await parseJsonFile(path);
  try {
    return decodeDealer(raw);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${path} is not valid:\n${error.message}`);
  }
}

/** Offers the present values, and this machine's time zone if the dealer has none. */
async function askForDetails(dealer: Dealer, { ask }: Connection['terminal']): Promise<DealerDetails> {
  const [metadata, settings] = await Promise.all([dealer.metadata.get(), dealer.settings.get()]);
  const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = timeZoneOf(settings.get('timeZone')) ?? timeZoneOf(machineZone) ?? 'UTC';
  const present = { ...decodeMetadata(metadata.data()), timeZone };
  return decodeDealer({ timeZone, ...(await askForFields(dealerFields, present, ask)) });
}

/** Whether the lot has exactly the vehicles that the first visitor of a new dealer writes, with exactly their values. */
const isUntouchedSeed = ({ docs }: QuerySnapshot) =>
  docs.length === seedVehicles.length &&
  docs.every((document) => seedVehicles.some((vehicle) => isDeepStrictEqual(document.data(), vehicle)));

const phoneNumber = /^\+?([\s().-]*\d){7,15}[\s().-]*(,?\s*\(?(ext|extension|x)\.?\s*\d+\)?)?$/i;
const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The texts of a dealer that have a placeholder. */
const textsOf = ({ dealerName, contact: { address, phone, email } }: TenantMetadata) =>
  Object.entries({ dealerName, 'contact.address': address, 'contact.phone': phone, 'contact.email': email });

const placeholders = new Map(textsOf(defaultMetadata));

/** What the dealer should correct: a placeholder that visitors see, and a phone number or email address that is malformed. */
function warningsAbout(metadata: TenantMetadata): string[] {
  const { phone, email } = metadata.contact;
  return [
    ...textsOf(metadata)
      .filter(([name, value]) => value === placeholders.get(name))
      .map(([name, value]) => `${name} is the placeholder "${value}"`),
    ...(phoneNumber.test(phone) ? [] : [`contact.phone is "${phone}", which is not a phone number`]),
    ...(emailAddress.test(email) ? [] : [`contact.email is "${email}", which is not an email address`]),
  ];
}
