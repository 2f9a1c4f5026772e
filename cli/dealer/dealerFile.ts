import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, pictureUrlOf, textOf, webUrlOf } from '../../src/data/documents/decode.ts';
import type { Contact, TeamMember, TenantMetadata } from '../../src/data/model.ts';
import { timeZoneOf } from '../../src/data/documents/timeZone.ts';
import { maxTextLength } from './dealer.ts';
import { Refusal } from './outcome.ts';

/** A dealer's details. Absent: they keep their value. `null`: they have none, so that the site shows its default. */
export type DealerDetails = { [name: string]: unknown };

export type Field<Value = unknown> = {
  /** Completes "FIELD must be …". */
  rule: string;
  decode: (raw: unknown) => Value | undefined;
};

export type Fields = { readonly [name: string]: Field | Fields };

type FieldsOf<Model> = {
  readonly [Name in keyof Model]-?: Model[Name] extends Contact ? FieldsOf<Contact> : Field<Model[Name]>;
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
 * The fields of a dealer's file. `acceptsRequests` is not one: the command `requests` writes it, together with the address
 * that the requests go to.
 */
export const dealerFields: FieldsOf<Omit<TenantMetadata, 'acceptsRequests'> & { timeZone: string }> = {
  dealerName: textField,
  heroImage: { rule: 'an http(s) URL, or a URL relative to the site', decode: pictureUrlOf },
  contact: {
    address: textField,
    phone: textField,
    email: {
      rule: 'an email address',
      decode: (raw) => /^[^\s@]+@[^\s@]+$/.exec(shortText(raw) ?? '')?.[0],
    },
    hours: {
      rule: 'a list of texts, one for each line',
      decode: (raw) => {
        const lines = listOfAll(raw, shortText);
        return lines !== undefined && lines.length > 0 ? lines : undefined;
      },
    },
  },
  team: { rule: 'a list of { "name": …, "role": … }', decode: (raw) => listOfAll(raw, decodeMember) },
  timeZone: { rule: 'the IANA name of a time zone, such as America/Chicago', decode: timeZoneOf },
  privacyUrl: { rule: 'an http(s) URL', decode: webUrlOf },
  consentText: textField,
};

const isField = (field: Field | Fields): field is Field => 'decode' in field;

/** All fields of a group without a value. */
const emptyFields = (fields: Fields): DealerDetails =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]));

/** Decodes the fields of an object, and adds a sentence to `wrong` for each that is wrong or unknown. */
function decodeFields(fields: Fields, raw: object, path: string, wrong: string[]): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      wrong.push(`${path}${name} is not a field of a dealer`);
    } else if (value === null) {
      decoded[name] = isField(field) ? null : decodeFields(field, emptyFields(field), '', wrong);
    } else if (isField(field)) {
      decoded[name] = field.decode(value);
      if (decoded[name] === undefined)
        wrong.push(`${path}${name} must be ${field.rule}, or null to remove it`);
    } else if (typeof value !== 'object' || Array.isArray(value)) {
      wrong.push(`${path}${name} must be an object`);
    } else {
      const group = decodeFields(field, value, `${path}${name}.`, wrong);
      // Merging an empty object into a document would empty the document's own.
      if (Object.keys(group).length > 0) decoded[name] = group;
    }
  }
  return decoded;
}

/**
 * Decodes a dealer's details. Throws a refusal that names every field that is wrong or unknown, so that a typo never leaves
 * a field silently unchanged.
 */
export function decodeDealer(raw: unknown): DealerDetails {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Refusal('A dealer must be an object such as { "dealerName": "Alpha Cars" }');
  const wrong: string[] = [];
  const details = decodeFields(dealerFields, raw, '', wrong);
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'));
  return details;
}

/** A dealer's file with every field: the values of the documents, whether valid or not, and `null` for those without one. */
export function detailsOf(documents: unknown, fields: Fields = dealerFields): DealerDetails {
  const values = fieldsOf(documents);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isField(field) ? (values[name] ?? null) : detailsOf(values[name], field),
    ]),
  );
}

/** The details by their path, such as `contact.phone`. */
const flatten = (details: DealerDetails, path = ''): [string, unknown][] =>
  Object.entries(details).flatMap(([name, value]): [string, unknown][] =>
    name === 'contact' ? flatten(fieldsOf(value), 'contact.') : [[path + name, value]],
  );

export type DetailChange = { path: string; before: unknown; after: unknown };

/** Returns the details whose values differ from the present ones. */
export function changedDetails(details: DealerDetails, present: DealerDetails): DetailChange[] {
  const values = new Map(flatten(present));
  return flatten(details)
    .map(([path, after]) => ({ path, before: values.get(path) ?? null, after }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
}
