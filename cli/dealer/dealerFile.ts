import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isObject, pictureUrlOf, textOf, webUrlOf } from '../../src/data/documents/decode.ts';
import { isEmailAddress } from '../../src/text/emailAddress.ts';
import type { Contact, TeamMember, TenantMetadata } from '../../src/data/model.ts';
import { timeZoneOf } from '../../functions/src/timeZone.ts';
import { maxTextLength } from './dealerRefs.ts';
import { CliError } from './outcome.ts';

/**
 * A dealer's details by path, such as `contact.phone`. Absent: they keep their value. `null`: they have none, so that the site
 * shows its default.
 */
export type DealerDetails = Readonly<Record<string, unknown>>;

type Field<Value> = {
  /** Completes "FIELD must be …". */
  rule: string;
  decode: (raw: unknown) => Value | undefined;
};

type FieldsOf<Model, Prefix extends string = ''> = {
  readonly [Name in keyof Model & string as `${Prefix}${Name}`]-?: Field<Model[Name]>;
};

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

const textField: Field<string> = { rule: `text of at most ${maxTextLength} characters`, decode: shortText };

/**
 * The fields of a dealer's file by path. `acceptsRequests` is not one: the command `requests` writes it, together with the
 * address that the requests go to.
 */
const dealerFields: FieldsOf<Omit<TenantMetadata, 'acceptsRequests' | 'contact'> & { timeZone: string }> &
  FieldsOf<Contact, 'contact.'> = {
  dealerName: textField,
  heroImage: { rule: 'an http(s) URL, or a URL relative to the site', decode: pictureUrlOf },
  'contact.address': textField,
  'contact.phone': textField,
  'contact.email': {
    rule: 'an email address',
    decode: (raw) => {
      const text = shortText(raw);
      return text !== undefined && isEmailAddress(text) ? text : undefined;
    },
  },
  'contact.hours': {
    rule: 'a list of texts, one for each line',
    decode: (raw) => {
      const lines = listOfAll(raw, shortText);
      return lines !== undefined && lines.length > 0 ? lines : undefined;
    },
  },
  team: { rule: 'a list of { "name": …, "role": … }', decode: (raw) => listOfAll(raw, decodeMember) },
  timeZone: { rule: 'the IANA name of a time zone, such as America/Chicago', decode: timeZoneOf },
  privacyUrl: { rule: 'an http(s) URL', decode: webUrlOf },
  consentText: textField,
};

const fields = new Map<string, Field<unknown>>(Object.entries(dealerFields));

const contactPaths = [...fields.keys()].filter((path) => path.startsWith('contact.'));

/**
 * Decodes a dealer's file. Throws an error that names every field that is wrong or unknown, so that a typo never leaves a
 * field silently unchanged.
 */
export function decodeDealer(raw: unknown): DealerDetails {
  if (!isObject(raw)) throw new CliError('A dealer must be an object such as { "dealerName": "Alpha Cars" }');
  const details: Record<string, unknown> = {};
  const wrong: string[] = [];
  const decode = (path: string, value: unknown) => {
    const field = fields.get(path);
    details[path] = value === null ? null : field?.decode(value);
    if (field === undefined) wrong.push(`${path} is not a field of a dealer`);
    else if (details[path] === undefined) wrong.push(`${path} must be ${field.rule}, or null to remove it`);
  };
  for (const [name, value] of Object.entries(raw)) {
    if (name !== 'contact') decode(name, value);
    else if (value === null) for (const path of contactPaths) details[path] = null;
    else if (isObject(value))
      for (const [inner, text] of Object.entries(value)) decode(`contact.${inner}`, text);
    else wrong.push('contact must be an object');
  }
  if (wrong.length > 0) throw new CliError(wrong.join('\n'));
  return details;
}

/** All details in the documents, whether valid or not, and `null` for those without a value. */
export function detailsOf(documents: unknown): DealerDetails {
  const entries = [...fields.keys()].map((path) => {
    const value = path.split('.').reduce((parent: unknown, name) => fieldsOf(parent)[name], documents);
    return [path, value ?? null];
  });
  return Object.fromEntries(entries) as DealerDetails;
}

/** The content of a dealer's file, as `decodeDealer` reads it. */
export function dealerFileOf(details: DealerDetails): object {
  const file: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(details)) {
    const [name = '', inner] = path.split('.');
    file[name] = inner === undefined ? value : { ...fieldsOf(file[name]), [inner]: value };
  }
  return file;
}

/** Returns the details whose values differ from the present ones. */
export const changedDetails = (details: DealerDetails, present: DealerDetails) =>
  Object.entries(details)
    .map(([path, after]) => ({ path, before: present[path] ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
