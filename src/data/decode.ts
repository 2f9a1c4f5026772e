/** The fields of an object that came from outside; a value that is no object has none. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

/** A text without the spaces around it, or nothing when it is blank or no text. */
export function textOf(raw: unknown): string | undefined {
  const text = typeof raw === 'string' ? raw.trim() : '';
  return text === '' ? undefined : text;
}

/** A number that can be shown as an amount: finite and not negative. */
export function amountOf(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : undefined;
}

/** The entries of a list that decode to something; a value that is no list has none. */
export function listOf<Entry>(raw: unknown, decode: (entry: unknown) => Entry | undefined): Entry[] {
  return Array.isArray(raw) ? raw.map(decode).filter((entry) => entry !== undefined) : [];
}

/** Longer than any address that a server takes. */
const longestUrl = 2048;

/** A picture's address, if it is of the site's own origin or http(s): never a script, inline data or prose. */
export function pictureUrlOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  if (text === undefined || text.length > longestUrl || /\s/.test(text)) return undefined;
  const url = URL.parse(text, 'https://own-origin.invalid/');
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? text : undefined;
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The same fields without those that hold nothing. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Present<Fields>;
}
