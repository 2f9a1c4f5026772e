import { rmSync } from 'node:fs';
import { type DocumentSnapshot, FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
import { decodeMetadata, defaultMetadata } from '../../../src/shared/documents/metadata.ts';
import { sampleVehicles } from '../../../src/shared/documents/sampleVehicles.ts';
import { decodeTimeZone } from '../../../src/shared/documents/timeZone.ts';
import type { TenantMetadata } from '../../../src/shared/model.ts';
import { isEmailAddress } from '../../../src/shared/text/emailAddress.ts';
import { phoneNumberIn } from '../../../src/shared/text/phoneNumber.ts';
import {
  buildDealerFile,
  changedDetails,
  type DealerDetails,
  decodeDealer,
  selectDetails,
} from '../dealerFile.ts';
import { type CommandContext, type DealerContext, dealerRefs, readTimeZone } from '../dealerRefs.ts';
import { parseJsonFile } from '../files/readJson.ts';
import { CliError, type Outcome, printableJson } from '../outcome.ts';

const storedDetails = (metadata: DocumentSnapshot, settings: DocumentSnapshot) =>
  selectDetails({ ...metadata.data(), timeZone: settings.get('timeZone') as unknown });

/** Prints a dealer's details as a file for `init --from`. */
export async function showDealer({ dealer: { metadata, settings } }: DealerContext): Promise<Outcome> {
  const details = buildDealerFile(storedDetails(await metadata.get(), await settings.get()));
  return { json: { details }, text: printableJson(details, 2) };
}

/** Creates a dealer or changes their details, from a file or in an editor. An edited file is kept if it cannot be written. */
export async function initDealer(
  context: CommandContext,
  host: string,
  { from }: { from?: string },
): Promise<Outcome> {
  if (from !== undefined) return writeDetails(context, host, await readDealerFile(from));
  const { database, terminal } = context;
  const dealer = dealerRefs(database, host);
  const [metadata, settings] = await Promise.all([dealer.metadata.get(), dealer.settings.get()]);
  const localZone = decodeTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
  const shown = metadata.exists
    ? storedDetails(metadata, settings)
    : selectDetails({ ...defaultMetadata, timeZone: localZone });
  terminal.note('Save the file to write it. null means no value.');
  const path = await terminal.edit(`${host}.json`, `${printableJson(buildDealerFile(shown), 2)}\n`);
  let outcome: Outcome | undefined;
  try {
    const edited = await readDealerFile(path);
    const changes = changedDetails(edited, shown).map((change) => [change.path, change.after]);
    const details = Object.fromEntries(changes) as DealerDetails;
    const { timeZone = null } = edited;
    if (metadata.exists) outcome = await writeDetails(context, host, details);
    else if (changes.length > 0) outcome = await writeDetails(context, host, { timeZone, ...details });
  } catch (error) {
    throw new CliError(`${(error as Error).message}\nThe file is kept. Run: init ${host} --from ${path}`);
  }
  rmSync(path);
  if (outcome === undefined) throw new CliError(`Nothing was filled in, so ${host} was not created`);
  return outcome;
}

async function readDealerFile(path: string): Promise<DealerDetails> {
  const raw = await parseJsonFile(path);
  try {
    return decodeDealer(raw);
  } catch (error) {
    throw new CliError(`${path} is not valid:\n${(error as Error).message}`);
  }
}

/** Writes the details that differ, and removes the sample vehicles unless somebody has changed them. */
async function writeDetails(
  { database, terminal }: CommandContext,
  host: string,
  given: DealerDetails,
): Promise<Outcome> {
  const dealer = dealerRefs(database, host);
  const { isNew, removedSamples, changes } = await database.runTransaction(async (transaction) => {
    const [metadata, marker, settings, inventory] = await Promise.all([
      transaction.get(dealer.metadata),
      transaction.get(dealer.marker),
      transaction.get(dealer.settings),
      transaction.get(dealer.inventory.limit(sampleVehicles.length + 1)),
    ]);
    const changed = changedDetails(given, storedDetails(metadata, settings));
    if (!marker.exists) transaction.create(dealer.marker, { seededAt: FieldValue.serverTimestamp() });
    transaction.set(dealer.metadata, {}, { merge: true });
    for (const { path, after } of changed) {
      const fields = { [path]: after ?? FieldValue.delete() };
      if (path === 'timeZone') transaction.set(dealer.settings, fields, { merge: true });
      else transaction.update(dealer.metadata, fields);
    }
    const hasSeed = isUntouchedSeed(marker, inventory);
    if (hasSeed) for (const { ref } of inventory.docs) transaction.delete(ref);
    return { isNew: !metadata.exists, removedSamples: hasSeed, changes: changed };
  });
  const metadata = decodeMetadata((await dealer.metadata.get()).data());
  const timeZone = await readTimeZone(dealer);
  const warnings = warningsAbout(metadata);
  const formatValue = (value: unknown) => (value === null ? 'none' : JSON.stringify(value));
  for (const { path, before, after } of changes)
    terminal.note(`${path}: ${formatValue(before)} → ${formatValue(after)}`);
  if (removedSamples) terminal.note('The five sample vehicles, which a visitor had seeded, were removed.');
  for (const warning of warnings) terminal.note(`Warning: ${warning}`);
  const state = isNew ? 'was created' : changes.length > 0 ? 'was updated' : 'is unchanged';
  terminal.note(`${host} (${metadata.dealerName}, ${timeZone}) ${state}.`);
  return {
    json: { host, created: isNew, changes, removedSamples, ...metadata, timeZone, warnings },
  };
}

/** Whether the vehicles are a seed that nobody has changed: a visitor's browser writes them together with the marker. */
const isUntouchedSeed = (marker: DocumentSnapshot, { docs }: QuerySnapshot) =>
  docs.length === sampleVehicles.length &&
  docs.every(({ updateTime }) => marker.createTime?.isEqual(updateTime));

const placeholders = ['dealerName', 'contact.address', 'contact.phone', 'contact.email'];

/** Warns about placeholders that visitors see, and about a malformed phone number or email address. */
function warningsAbout(metadata: TenantMetadata): string[] {
  const [details, defaults] = [selectDetails(metadata), selectDetails(defaultMetadata)];
  const { phone, email } = metadata.contact;
  const warnings = placeholders
    .filter((path) => details[path] === defaults[path])
    .map((path) => `${path} is the placeholder "${String(details[path])}"`);
  if (phoneNumberIn(phone) === undefined)
    warnings.push(`contact.phone is "${phone}", which is not a phone number`);
  if (!isEmailAddress(email)) warnings.push(`contact.email is "${email}", which is not an email address`);
  return warnings;
}
