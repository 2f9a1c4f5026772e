import { cleanText } from '../text/cleanText.ts';

/** A document before decoding, independent of the backend's client. */
export type RawDocument = { id: string; fields: unknown };

export const isObject = (raw: unknown): raw is object =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Returns a copy of an object. For any other value, and for an array, returns an empty object. */
export const decodeFields = (raw: unknown): Readonly<Record<string, unknown>> =>
  isObject(raw) ? { ...raw } : {};

/** A decoder for each field. Decoders may return a default for a missing or invalid value. */
export type Decoders<Fields> = { readonly [Name in keyof Fields]-?: (raw: unknown) => Fields[Name] };

/** Decodes each field of a document. */
export function decodeWith<Fields extends object>(decoders: Decoders<Fields>, raw: unknown): Fields {
  const document = decodeFields(raw);
  const decoded = Object.entries<(value: unknown) => unknown>(decoders).map(([name, decode]) => [
    name,
    decode(document[name]),
  ]);
  return Object.fromEntries(decoded) as Fields;
}

/** Returns clean text, or `undefined` when the value is blank or not a string. */
export function decodeText(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? cleanText(raw) : '';
  return text === '' ? undefined : text;
}

/** Returns a finite number, or `undefined`. */
export const decodeNumber = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined;

/** Returns a finite number that is not negative, or `undefined`. -0 becomes 0. */
export function decodeAmount(raw: unknown): number | undefined {
  const number = decodeNumber(raw);
  return number !== undefined && number >= 0 ? Math.abs(number) : undefined;
}

/** Decodes a list and drops the entries that decode to `undefined`. Returns an empty list for anything but an array. */
export function decodeList<Entry>(raw: unknown, decode: (entry: unknown) => Entry | undefined): Entry[] {
  return Array.isArray(raw) ? raw.map(decode).filter((entry) => entry !== undefined) : [];
}

const maxUrlLength = 2048;

/** Allows spaces, which browsers encode. */
const isUrl = (text: string) => text.length <= maxUrlLength && !/[^\S ]/.test(text);

/** Returns the picture's URL if it is http(s) or relative, otherwise `undefined`. */
export function decodePictureUrl(raw: unknown): string | undefined {
  const base = 'https://own-origin.invalid/';
  const text = decodeText(raw);
  if (text === undefined || !isUrl(text)) return undefined;
  try {
    return /^https?:$/.test(new URL(text, base).protocol) ? text : undefined;
  } catch {
    // Browsers below the minimum have no `URL.canParse`.
    return undefined;
  }
}

/** Returns an absolute http(s) URL, otherwise `undefined`. */
export function decodeWebUrl(raw: unknown): string | undefined {
  return /^https?:/i.test(decodeText(raw) ?? '') ? decodePictureUrl(raw) : undefined;
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Copies an object without its undefined fields. */
export function omitUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
