import { decodeText } from './decode.ts';

/**
 * Returns the canonical name of an IANA time zone that `Intl` knows, regardless of case and surrounding spaces, and
 * `undefined` for anything else. An offset such as +05:00, which some engines accept, is not a name: it ignores daylight
 * saving time.
 */
export function decodeTimeZone(raw: unknown): string | undefined {
  const name = decodeText(raw);
  if (name === undefined || !/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
