import { fieldsOf } from '../documents/decode.ts';

type Decode = (raw: unknown) => unknown;

const decoders: Readonly<Record<string, Decode>> = {
  stringValue: (raw) => raw,
  booleanValue: (raw) => raw,
  // 64-bit integers, NaN and the infinities arrive as strings.
  integerValue: Number,
  doubleValue: Number,
  arrayValue: (raw) => {
    const { values } = fieldsOf(raw);
    return Array.isArray(values) ? values.map(decodeRestValue) : [];
  },
  mapValue: (raw) => decodeRestFields(fieldsOf(raw)['fields']),
};

/**
 * Decodes a value of Firestore's REST interface: `{ integerValue: "7" }` becomes 7. Timestamps, bytes, points and
 * references, which no entity of this site has, become `undefined`.
 */
export function decodeRestValue(raw: unknown): unknown {
  const [[kind, value] = ['', undefined]] = Object.entries(fieldsOf(raw));
  return Object.hasOwn(decoders, kind) ? decoders[kind]?.(value) : undefined;
}

/** Decodes a document's fields. */
export function decodeRestFields(raw: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(raw)).map(([name, value]) => [name, decodeRestValue(value)]),
  );
}

/** The values that the site writes: strings, integers, and lists of them. */
export type Writable = string | number | readonly Writable[];

/** Encodes a value for Firestore's REST interface. */
export function encodeRestValue(value: Writable): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: { values: value.map(encodeRestValue) } };
}
