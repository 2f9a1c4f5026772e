import { fieldsOf } from '../decode';

type Decode = (raw: unknown) => unknown;

const decoders: Readonly<Record<string, Decode>> = {
  stringValue: (raw) => raw,
  booleanValue: (raw) => raw,
  // Written as a text, since JSON's numbers are too small for it.
  integerValue: Number,
  // NaN and the infinities are written as texts too.
  doubleValue: Number,
  arrayValue: (raw) => {
    const { values } = fieldsOf(raw);
    return Array.isArray(values) ? values.map(decodeRestValue) : [];
  },
  mapValue: (raw) => decodeRestFields(fieldsOf(raw)['fields']),
};

/**
 * A value of a document as Firestore's REST interface writes it, `{ integerValue: "7" }`, as the plain value 7.
 * Times, bytes, places and references, which no entity of this site holds, are nothing.
 */
export function decodeRestValue(raw: unknown): unknown {
  const [[kind, value] = ['', undefined]] = Object.entries(fieldsOf(raw));
  return Object.hasOwn(decoders, kind) ? decoders[kind]?.(value) : undefined;
}

/** A document's fields, each as a plain value. */
export function decodeRestFields(raw: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(raw)).map(([name, value]) => [name, decodeRestValue(value)]),
  );
}

/** What the site writes: texts, whole numbers, and lists of them. */
export type Writable = string | number | readonly Writable[];

/** A plain value as the REST interface wants it. */
export function encodeRestValue(value: Writable): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: { values: value.map(encodeRestValue) } };
}
