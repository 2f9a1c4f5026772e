import { textOf } from './decode.ts';

/** Returns one plain email address. `undefined` for anything that a mail program could read as several, or as a name. */
export function emailAddressOf(raw: unknown): string | undefined {
  const text = textOf(raw) ?? '';
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,255}$/u.test(text) ? text : undefined;
}
