import { isDeepStrictEqual } from 'node:util';
import {
  decodeFields,
  decodePictureUrl,
  decodeText,
  decodeWebUrl,
  isObject,
} from '../../src/shared/documents/decode.ts';
import { decodeTimeZone } from '../../src/shared/documents/timeZone.ts';
import type { Contact, TeamMember, TenantMetadata } from '../../src/shared/model.ts';
import { isEmailAddress } from '../../src/shared/text/emailAddress.ts';
import { maxTextLength } from './limits.ts';
import { CliError } from './outcome.ts';

/** A dealer's details by path, such as `contact.phone`. Absent details keep their value; `null` removes it. */
export type DealerDetails = Readonly<Record<string, unknown>>;

type Field<Value> = {
  /** Completes "FIELD must be …". */
  rule: string;
  decode: (raw: unknown) => Value | undefined;
};

type FieldTable<Model, Prefix extends string = ''> = {
  readonly [Name in keyof Model & string as `${Prefix}${Name}`]-?: Field<Model[Name]>;
};

const shortText = (raw: unknown) => {
  const text = decodeText(raw);
  return text !== undefined && text.length <= maxTextLength && !/\p{Cc}/u.test(text) ? text : undefined;
};

function decodeWholeList<Entry>(
  raw: unknown,
  decode: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const entries = raw.map(decode);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function decodeMember(raw: unknown): TeamMember | undefined {
  const [name, role] = [shortText(decodeFields(raw)['name']), shortText(decodeFields(raw)['role'])];
  if (name === undefined || role === undefined || Object.keys(decodeFields(raw)).length > 2) return undefined;
  return { name, role };
}

const textField: Field<string> = { rule: `text of at most ${maxTextLength} characters`, decode: shortText };

/** The fields of a dealer's file by path, without `acceptsRequests`: `requests on` writes it together with the address. */
const dealerFields: FieldTable<Omit<TenantMetadata, 'acceptsRequests' | 'contact'> & { timeZone: string }> &
  FieldTable<Contact, 'contact.'> = {
  dealerName: textField,
  heroImage: { rule: 'an http(s) URL, or a URL relative to the site', decode: decodePictureUrl },
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
      const lines = decodeWholeList(raw, shortText);
      return lines !== undefined && lines.length > 0 ? lines : undefined;
    },
  },
  team: { rule: 'a list of { "name": …, "role": … }', decode: (raw) => decodeWholeList(raw, decodeMember) },
  timeZone: { rule: 'the IANA name of a time zone, such as America/Chicago', decode: decodeTimeZone },
  privacyUrl: { rule: 'an http(s) URL', decode: decodeWebUrl },
  consentText: textField,
};

const fields = new Map<string, Field<unknown>>(Object.entries(dealerFields));

const paths = [...fields.keys()];
const contactPaths = paths.filter((path) => path.startsWith('contact.'));

function valuesByPath(file: object): [string, unknown][] {
  return Object.entries(file).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === 'contact' && value === null) return contactPaths.map((path) => [path, null]);
    if (name !== 'contact' || !isObject(value)) return [[name, value]];
    return Object.entries(value).map(([inner, text]) => [`contact.${inner}`, text]);
  });
}

/** Decodes a dealer's file. Throws an error that names all fields that are wrong or unknown, so that no typo is ignored. */
export function decodeDealer(raw: unknown): DealerDetails {
  if (!isObject(raw)) throw new CliError('A dealer must be an object such as { "dealerName": "Alpha Cars" }');
  const details: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [path, value] of valuesByPath(raw)) {
    const field = fields.get(path);
    details[path] = value === null ? null : field?.decode(value);
    if (path === 'contact') wrong.push('contact must be an object');
    else if (field === undefined) {
      const similar = paths.find((known) => known.toLowerCase().endsWith(path.toLowerCase()));
      const hint = similar === undefined ? `The fields are ${paths.join(', ')}` : `Did you mean ${similar}?`;
      wrong.push(`${path} is not a field of a dealer. ${hint}`);
    } else if (details[path] === undefined) wrong.push(`${path} must be ${field.rule}, or null to remove it`);
  }
  if (wrong.length > 0) throw new CliError(wrong.join('\n'));
  return details;
}

/** Returns all details in documents, valid or not, and `null` for those without a value. */
export function selectDetails(documents: unknown): DealerDetails {
  const valueAt = (path: string) =>
    path.split('.').reduce((parent: unknown, name) => decodeFields(parent)[name], documents);
  return Object.fromEntries(paths.map((path) => [path, valueAt(path) ?? null]));
}

/** Returns the content of a dealer's file: the inverse of `decodeDealer`. */
export function buildDealerFile(details: DealerDetails): object {
  const file: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(details)) {
    const [name = '', inner] = path.split('.');
    file[name] = inner === undefined ? value : { ...decodeFields(file[name]), [inner]: value };
  }
  return file;
}

export const changedDetails = (details: DealerDetails, current: DealerDetails) =>
  Object.entries(details)
    .map(([path, after]) => ({ path, before: current[path] ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
