import { isEmailAddress } from '../text/emailAddress.ts';
import { fieldsOf, textOf } from './decode.ts';
import { timeZoneOf } from './timeZone.ts';

/** Where a dealer's requests go. `adf`: the XML that dealers' CRMs read. `timeZone`: an IANA name. */
export type Recipient = { to: string; format: 'adf' | 'text'; timeZone: string };

/** Decodes a dealer's private settings. Returns `undefined` when requests are switched off. */
export function recipientOf(settings: unknown): Recipient | undefined {
  const { requests, timeZone } = fieldsOf(settings);
  const to = textOf(fieldsOf(requests)['to']);
  if (to === undefined || !isEmailAddress(to)) return undefined;
  const format = fieldsOf(requests)['format'] === 'adf' ? 'adf' : 'text';
  return { to, format, timeZone: timeZoneOf(timeZone) ?? 'UTC' };
}
