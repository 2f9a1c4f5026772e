import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { decodeMetadata } from '../../../src/data/metadata.ts';
import type { TenantMetadata } from '../../../src/data/model.ts';
import { dealerReferences, readTimeZone } from '../dealer.ts';
import { type DealerDetails, type DealerField, dealerFields, decodeDealer } from '../dealerFile.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import { parseJsonFile } from '../files/readJson.ts';
import type { Outcome } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

export type InitOptions = { from?: string };

/**
 * Creates a dealer, or changes the details of an existing one: metadata, time zone and the marker, whose time never
 * changes. Without a file, asks for each detail. A detail that is not given keeps its value, or gets the site's default.
 */
export async function initDealer(
  database: Firestore,
  host: string,
  { from }: InitOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const given = from === undefined ? undefined : await readDealerFile(from);
  const dealer = dealerReferences(database, host);
  const present = decodeMetadata((await dealer.metadata.get()).data());
  const presentZone = await readTimeZone(dealer);
  const details = given ?? (await askForDetails(present, presentZone, terminal));
  const { timeZone = presentZone, contact, ...others } = details;
  const metadata: TenantMetadata = { ...present, ...others, contact: { ...present.contact, ...contact } };
  const isNew = await database.runTransaction(async (transaction) => {
    const marker = await transaction.get(dealer.marker);
    if (!marker.exists) transaction.create(dealer.marker, { seededAt: FieldValue.serverTimestamp() });
    transaction.set(dealer.metadata, metadata, { merge: true });
    transaction.set(dealer.settings, { timeZone }, { merge: true });
    return !marker.exists;
  });
  terminal.note(`${host} (${metadata.dealerName}, ${timeZone}) was ${isNew ? 'created' : 'updated'}.`);
  return { exitCode: exitCodes.done, json: { host, created: isNew, ...metadata, timeZone } };
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

const splitAt = (separator: string, text: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const parseTeam = (text: string) =>
  splitAt(';', text).map((member) => {
    const [name = '', ...role] = member.split(',');
    return { name, role: role.join(',').trim() };
  });

async function askForDetails(
  { dealerName, heroImage, team, contact }: TenantMetadata,
  timeZone: string,
  terminal: Terminal,
): Promise<DealerDetails> {
  const ask = async (
    field: DealerField,
    question: string,
    initial: string,
    parse: (answer: string) => unknown = (answer) => answer,
  ): Promise<unknown> => {
    const { rule, decode }: { rule: string; decode: (raw: unknown) => unknown } = dealerFields[field];
    const check = (answer: string) => (decode(parse(answer)) === undefined ? `Must be ${rule}` : undefined);
    return parse(await terminal.ask(question, initial, check));
  };
  const members = team.map(({ name, role }) => `${name}, ${role}`).join('; ');
  return decodeDealer({
    dealerName: await ask('dealerName', "The dealer's name", dealerName),
    heroImage: await ask('heroImage', 'URL of the picture on the home screen', heroImage),
    contact: {
      address: await ask('contact.address', 'Address', contact.address),
      phone: await ask('contact.phone', 'Phone', contact.phone),
      email: await ask('contact.email', 'Email', contact.email),
      hours: await ask('contact.hours', 'Opening hours, separated by ;', contact.hours.join('; '), (answer) =>
        splitAt(';', answer),
      ),
    },
    team: await ask('team', 'Team: NAME, ROLE; NAME, ROLE', members, parseTeam),
    timeZone: await ask('timeZone', 'Time zone, which decides when a month begins', timeZone),
  });
}
