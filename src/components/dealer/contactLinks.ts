import { isEmailAddress } from '../../text/emailAddress.ts';

// A country code and an area code in parentheses, or else digits that continue no other number (the 5 of '9-5'); then groups
// of digits, and of letters that are joined to them ('800-NEW-CARS'). A single digit is a group only after a country code, and
// before letters.
const number =
  /(?:(?:(?:\+\d{1,3}|\b1)[\s.·•\p{Pd}]*)?\(\d+\)(?:\s*(?!ext|x\s*\d)[a-z]{2,})?|\+\d+(?:[\s.·•\p{Pd}]\d(?!\d))?|(?<!\d[/:\p{Pd}]?)\d+(?:\/\d{3,})*)(?:(?:[\s.\p{Pd}]*|[·•])\d{2,}|[.·•\p{Pd}](?!ext|x\d)[a-z]{2,}|\p{Pd}\d(?=\p{Pd}[a-z]{2}))*/giu;
const extension = /^[\s,;(\p{Pd}]*(?:ext(?:ension|\.)?|x)[\s.:]*(\d+)/iu;

/** The fewest digits that can be dialled, those of an American number, and the most that there are (ITU-T E.164). */
const digitCounts = { min: 7, national: 10, max: 15 };
const keysFromAToZ = '22233344455566677778889999';

/** The digits of a number. Letters count as on a keypad, unless the number is complete without them. */
function digitsOf(written: string): string {
  const before = written.replace(/[a-z].*/i, '').replace(/\D/g, '');
  if (before.length >= digitCounts.national) return before;
  return written
    .replace(/[a-z]/gi, (letter) => keysFromAToZ.charAt(Number.parseInt(letter, 36) - 10))
    .replace(/\D/g, '');
}

/** A `tel:` link to the first phone number in the string, or `undefined` if it contains none. */
export function phoneHref(phone: string): string | undefined {
  for (const { 0: written, index } of phone.matchAll(number)) {
    const digits = digitsOf(written);
    if (digits.length < digitCounts.min || digits.length > digitCounts.max) continue;
    // Words that stop in the middle of an American number.
    if (/[a-z]/i.test(written) && digits.startsWith('1') && digits.length <= digitCounts.national) continue;
    const extensionDigits = extension.exec(phone.slice(index + written.length))?.[1];
    const plus = written.startsWith('+') ? '+' : '';
    return `tel:${plus}${digits}${extensionDigits === undefined ? '' : `;ext=${extensionDigits}`}`;
  }
  return undefined;
}

/** The `mailto:` link of an email address; `undefined` if the text is not one. */
export function emailHref(email: string): string | undefined {
  return isEmailAddress(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}

/** A link to directions to an address, in Google Maps (https://developers.google.com/maps/documentation/urls). */
export const directionsHref = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
