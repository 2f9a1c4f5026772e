import { fieldsOf, listOf, pictureUrlOf, textOf, webUrlOf } from '../../src/data/decode.ts';
import type { Contact, TeamMember, TenantMetadata } from '../../src/data/model.ts';
import { timeZoneOf } from '../../src/data/timeZone.ts';
import { maxTextLength } from './dealer.ts';
import { Refusal } from './outcome.ts';

/** What `init` writes about a dealer. Absent fields keep their value. */
export type DealerDetails = Partial<Omit<TenantMetadata, 'contact' | 'acceptsRequests'>> & {
  contact?: Partial<Contact>;
  timeZone?: string;
};

export type Field<Value = unknown> = {
  /** Completes "FIELD must be …". */
  rule: string;
  decode: (raw: unknown) => Value | undefined;
  /** Absent if only a file can set the field. */
  question?: string;
  /** A list is typed as one line. `rule` completes "Must be …". */
  line?: { rule: string; parse: (line: string) => unknown; format: (list: unknown) => string };
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

function parseMember(line: string): TeamMember {
  const [name = '', ...role] = line.split(',');
  return { name, role: role.join(',') };
}

const splitLine = (line: string) => line.split(';').filter((part) => part.trim() !== '');

const textField = (question?: string): Field<string> => ({
  rule: `text of at most ${maxTextLength} characters`,
  decode: shortText,
  ...(question !== undefined && { question }),
});

/**
 * The fields of a dealer's file, in the order in which `init` asks for them. `acceptsRequests` is not one: the command
 * `requests` writes it, together with the address that the requests go to.
 */
export const dealerFields: FieldsOf<Omit<TenantMetadata, 'acceptsRequests'> & { timeZone: string }> = {
  dealerName: textField("The dealer's name"),
  heroImage: {
    rule: 'an http(s) URL, or a URL relative to the site',
    decode: pictureUrlOf,
    question: 'URL of the picture on the home screen',
  },
  contact: {
    address: textField('Address'),
    phone: textField('Phone'),
    email: {
      rule: 'an email address',
      decode: (raw) => /^[^\s@]+@[^\s@]+$/.exec(shortText(raw) ?? '')?.[0],
      question: 'Email',
    },
    hours: {
      rule: 'a list of texts, one for each line',
      decode: (raw) => {
        const lines = listOfAll(raw, shortText);
        return lines !== undefined && lines.length > 0 ? lines : undefined;
      },
      question: 'Opening hours, separated by ;',
      line: {
        rule: 'lines separated by ; such as Mon–Fri: 9–6; Sunday: Closed',
        parse: splitLine,
        format: (hours) => listOf(hours, textOf).join('; '),
      },
    },
  },
  team: {
    rule: 'a list of { "name": …, "role": … }',
    decode: (raw) => listOfAll(raw, decodeMember),
    question: 'Team: NAME, ROLE; NAME, ROLE',
    line: {
      rule: 'NAME, ROLE; NAME, ROLE such as Ana Ruiz, Owner; Bo Li, Sales',
      parse: (line) => splitLine(line).map(parseMember),
      format: (team) =>
        listOf(team, decodeMember)
          .map(({ name, role }) => `${name}, ${role}`)
          .join('; '),
    },
  },
  timeZone: {
    rule: 'the IANA name of a time zone, such as America/Chicago',
    decode: timeZoneOf,
    question: 'Time zone, which decides when a month begins',
  },
  privacyUrl: { rule: 'an http(s) URL', decode: webUrlOf },
  consentText: textField(),
};

const isField = (field: Field | Fields): field is Field => 'decode' in field;

/** Decodes the fields of an object, and adds a sentence to `wrong` for each that is wrong or unknown. */
function decodeFields(fields: Fields, raw: object, path: string, wrong: string[]): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      wrong.push(`${path}${name} is not a field of a dealer`);
    } else if (isField(field)) {
      decoded[name] = field.decode(value);
      if (decoded[name] === undefined) wrong.push(`${path}${name} must be ${field.rule}`);
    } else if (typeof value !== 'object' || value === null || Array.isArray(value)) {
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

/**
 * Asks for each field that has a question. `present` has the values to offer. Returns the answers that differ from them, in
 * the form of a dealer's file.
 *
 * @param ask Returns an answer, or what it was offered. `check` returns the reason to refuse an answer.
 */
export async function askForFields(
  fields: Fields,
  present: object,
  ask: (question: string, offered: string, check: (answer: string) => string | undefined) => Promise<string>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const values = fieldsOf(present);
  for (const [name, field] of Object.entries(fields)) {
    if (!isField(field)) {
      answers[name] = await askForFields(field, fieldsOf(values[name]), ask);
    } else if (field.question !== undefined) {
      const { question, line } = field;
      const offered = line === undefined ? String(values[name]) : line.format(values[name]);
      const parse = (answer: string) => (line === undefined ? answer : line.parse(answer));
      const check = (answer: string) =>
        field.decode(parse(answer)) === undefined ? `Must be ${line?.rule ?? field.rule}` : undefined;
      const answer = await ask(question, offered, check);
      if (answer !== offered) answers[name] = parse(answer);
    }
  }
  return answers;
}
