// One number. Only the area code can have parentheses, so a second pair belongs to the next number.
const number = /\+?[\d\s.\p{Pd}]{0,6}\(\d+\)[\d\s.\p{Pd}]*|\+?\d[\d\s.\p{Pd}]*/u;
const extension = /^[\s,;(]*(?:ext(?:ension|\.)?|x)[\s.:]*(\d+)/i;
/** The most digits that a telephone number can have (ITU-T E.164). */
const maxDigits = 15;

/** A `tel:` link to the first phone number in the string, or `undefined` if it contains none. */
export function phoneHref(phone: string): string | undefined {
  const match = number.exec(phone);
  if (match === null) return undefined;
  const digits = match[0].replace(/\D/g, '');
  if (digits.length > maxDigits) return undefined;
  const extensionDigits = extension.exec(phone.slice(match.index + match[0].length))?.[1];
  const plus = match[0].startsWith('+') ? '+' : '';
  return `tel:${plus}${digits}${extensionDigits === undefined ? '' : `;ext=${extensionDigits}`}`;
}

/** The `mailto:` link of an email address; `undefined` if the text is not one. */
export function emailHref(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : undefined;
}

/** A link to directions to an address, in Google Maps (https://developers.google.com/maps/documentation/urls). */
export const directionsHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
