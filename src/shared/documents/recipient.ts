import { isEmailAddress } from '../text/emailAddress.ts';
import { decodeFields, decodeText } from './decode.ts';
import { decodeTimeZone } from './timeZone.ts';

/** Where a dealer's requests go. `adf`: the XML that dealers' CRMs read. `timeZone`: an IANA name. */
export type Recipient = { to: string; format: 'adf' | 'text'; timeZone: string };

/** Decodes a dealer's private settings. Returns `undefined` when requests are switched off. */
export function decodeRecipient(settings: unknown): Recipient | undefined {
  const { requests, timeZone } = decodeFields(settings);
  const to = decodeText(decodeFields(requests)['to']);
  if (to === undefined || !isEmailAddress(to)) return undefined;
  const format = decodeFields(requests)['format'] === 'adf' ? 'adf' : 'text';
  return { to, format, timeZone: decodeTimeZone(timeZone) ?? 'UTC' };
}
