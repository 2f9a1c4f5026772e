import { fieldsOf, pictureUrlOf, textOf } from '../../src/data/decode.ts';
import type { Contact, TeamMember, TenantMetadata } from '../../src/data/model.ts';
import { findTimeZone } from './dealer.ts';
import { Refusal } from './exitCodes.ts';

/** What `init` writes about a dealer. Absent fields keep their value. */
export type DealerDetails = Partial<Omit<TenantMetadata, 'contact'>> & {
  contact?: Partial<Contact>;
  timeZone?: string;
};

const maxTextLength = 1500;

/** Decodes a value, or returns `undefined` when it is not valid. `rule` completes the sentence "FIELD must be …". */
type Field = { rule: string; decode: (raw: unknown) => unknown };

const shortText = (raw: unknown) => {
  const text = textOf(raw);
  return text !== undefined && text.length <= maxTextLength && !/\p{Cc}/u.test(text) ? text : undefined;
};

function listOfAll<Entry>(raw: unknown, decode: (entry: unknown) => Entry | undefined): Entry[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const entries = raw.map(decode);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function decodeMember(raw: unknown): TeamMember | undefined {
  const { name: rawName, role: rawRole, ...others } = fieldsOf(raw);
  const name = shortText(rawName);
  const role = shortText(rawRole);
  return name !== undefined && role !== undefined && Object.keys(others).length === 0
    ? { name, role }
    : undefined;
}

const text: Field = { rule: `text of at most ${maxTextLength} characters`, decode: shortText };

/** The fields, by their path in the file. */
export const dealerFields = {
  dealerName: text,
  heroImage: { rule: 'an http(s) URL, or a URL relative to the site', decode: pictureUrlOf },
  team: {
    rule: 'a list of { "name": …, "role": … }',
    decode: (raw: unknown) => listOfAll(raw, decodeMember),
  },
  'contact.address': text,
  'contact.phone': text,
  'contact.email': {
    rule: 'an email address',
    decode: (raw: unknown) => /^[^\s@]+@[^\s@]+$/.exec(shortText(raw) ?? '')?.[0],
  },
  'contact.hours': {
    rule: 'a list of texts, one for each line',
    decode: (raw: unknown) => {
      const lines = listOfAll(raw, shortText);
      return lines !== undefined && lines.length > 0 ? lines : undefined;
    },
  },
  timeZone: { rule: 'the IANA name of a time zone, such as America/Chicago', decode: findTimeZone },
} as const satisfies Readonly<Record<string, Field>>;

export type DealerField = keyof typeof dealerFields;

/**
 * Decodes a dealer's details. Throws a refusal that names every field that is wrong or unknown, so that a typo never leaves
 * a field silently unchanged.
 */
export function decodeDealer(raw: unknown): DealerDetails {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Refusal('A dealer must be an object such as { "dealerName": "Alpha Cars" }');
  const { contact: rawContact, ...top } = fieldsOf(raw);
  const given = [
    ...Object.entries(top).map(([name, value]) => ({ path: name, value })),
    ...Object.entries(fieldsOf(rawContact)).map(([name, value]) => ({ path: `contact.${name}`, value })),
  ];
  const wrong: string[] = [];
  if (
    rawContact !== undefined &&
    (typeof rawContact !== 'object' || rawContact === null || Array.isArray(rawContact))
  )
    wrong.push('contact must be an object');
  const details: Record<string, unknown> = {};
  const contact: Record<string, unknown> = {};
  for (const { path, value } of given) {
    if (!Object.hasOwn(dealerFields, path) || (path in top && path.includes('.'))) {
      wrong.push(`${path} is not a field of a dealer`);
      continue;
    }
    const { rule, decode }: Field = dealerFields[path as DealerField];
    const decoded = decode(value);
    if (decoded === undefined) wrong.push(`${path} must be ${rule}`);
    else if (path.startsWith('contact.')) contact[path.slice('contact.'.length)] = decoded;
    else details[path] = decoded;
  }
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'));
  return Object.keys(contact).length > 0 ? { ...details, contact } : details;
}
