import { isEmailAddress } from '../../shared/text/emailAddress.ts';
import { phoneNumberIn } from '../../shared/text/phoneNumber.ts';

/** A `tel:` link to the first phone number in the text, or `undefined` if there is none. */
export function phoneHref(phone: string): string | undefined {
  const number = phoneNumberIn(phone);
  return number === undefined ? undefined : `tel:${number}`;
}

/** The `mailto:` link of an email address; `undefined` if the text is not one. */
export function emailHref(email: string): string | undefined {
  return isEmailAddress(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}

/** A link to directions to an address, in Google Maps (https://developers.google.com/maps/documentation/urls). */
export const directionsHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** The URL of a map to show in a frame. Whatever the address contains, it is only the search term. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
