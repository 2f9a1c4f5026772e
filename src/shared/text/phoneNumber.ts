import { cleanText } from './cleanText.ts';

const separator = String.raw`[\s.·•\p{Pd}]`;
/** Between two groups of digits. A bullet with spaces around it separates numbers instead. */
const gap = String.raw`(?:[\s.\p{Pd}]*|[·•])`;
/** Letters count as digits only when joined to the number: '800-NEW-CARS'. */
const joint = String.raw`[.·•\p{Pd}]`;
const letters = String.raw`(?!ext)[a-z]{2,}`;
/** Not the 5 of '9-5', which continues another number. */
const start = String.raw`(?<!\d[/:\p{Pd}]?)`;

/** '+52', '(+52)', '+(52)', '0052', '(0052)' */
const countryCode = String.raw`(?:\(?\+[\s(]*|${start}\(?00\s?(?=[1-9]))\d{1,3}\s?\)?`;
/** '+1', '+54 9', the 44 of '44 (0)20', '1' */
const beforeAreaCode = String.raw`(?:${countryCode}(?:${separator}+\d)?|${start}(?:[01]|\d{1,3}(?=${separator}*\(0\))))${separator}*`;
/** '(555)', '+1 (555)', '(+54) 9 (11)', '+44 (0)20', '(800) NEW' */
const areaCode = String.raw`(?:${beforeAreaCode})?\((?:0\)${separator}*\d+|\d[\d ]*\))(?:\s*${letters})?`;
/** '+1207', '+33 1', '+49 30/': a group of one digit follows only a country code. */
const afterCountryCode = String.raw`${countryCode}\d*(?:${separator}*\d(?!\d)|${separator}+\d{2,4}(?=\s?\/))?`;
/** '207/555' */
const slash = String.raw`(?<!\d{5})\s?\/\s?\d{3,}`;
/** '555', '207/555-0142' */
const firstDigits = String.raw`${start}\d+(?:\/\d{3,})*`;
/** '-555', '-CARS', or the 4 of '1-800-4-CARS' */
const nextGroup = String.raw`${gap}\d{2,}|${joint}${letters}|\p{Pd}\d(?=\p{Pd}[a-z]{2})`;

const number = new RegExp(
  `(?:(?:${areaCode}|${afterCountryCode})(?:${slash})?|${firstDigits})(?:${nextGroup})*`,
  'giu',
);

/** ', ext. 12', ' x12', ' (extension 12)' */
const extension = /^[\s,;(\p{Pd}]*(?:ext(?:ension|\.)?|x)[\s.:]*(\d+)/iu;

/** What precedes a country code: '+', '(+', '00'. '44 (0)20' has nothing. */
const international = /^\(?(?:\+[\s(]*|00\s?(?=[1-9]))|^(?=[1-9]\d{0,2}\D*\(0\))/;
/** The 0 of '+44 (0)20', which is dialled only within the country. */
const trunkZero = /^(\+\d{1,3})\D+0/;
/** Italy, San Marino, Ivory Coast, Benin, Gabon and Congo: the 0 is a part of the number. */
const keepsZero = /^\+(?:39|378|22[59]|24[12])\D/;

/** Digits of the shortest number to dial, of an American number, and of the longest number (ITU-T E.164). */
const digitCounts = { min: 7, national: 10, max: 15 };
const keysFromAToZ = '22233344455566677778889999';

/** The digits of a number. Letters are read as on a keypad, unless the number is complete without them. */
function parseDigits(written: string): string {
  const before = written.replace(/[a-z].*/i, '').replace(/\D/g, '');
  if (before.length >= digitCounts.national) return before;
  return written
    .replace(/[a-z]/gi, (letter) => keysFromAToZ.charAt(Number.parseInt(letter, 36) - 10))
    .replace(/\D/g, '');
}

/**
 * The first phone number in a text, as a `tel:` link dials it, such as `+12075550142;ext=12`, and as it is written, unless that
 * leaves it to the reader which digits to dial.
 */
export function findPhoneNumber(text: string): { written: string; dialled: string } | undefined {
  // Asian keyboards type wide digits and parentheses.
  const clean = cleanText(text.normalize('NFKC'));
  for (const { 0: match, index } of clean.matchAll(number)) {
    const withCode = match.replace(international, '+');
    const written = keepsZero.test(withCode) ? withCode : withCode.replace(trunkZero, '$1');
    const digits = parseDigits(written);
    if (digits.length < digitCounts.min || digits.length > digitCounts.max) continue;
    // '1-800-GOT JUNK': only a part of an American number.
    if (/[a-z]/i.test(written) && digits.startsWith('1') && digits.length <= digitCounts.national) continue;
    const dialled = `${written.startsWith('+') ? '+' : ''}${digits}`;
    const extensionDigits = extension.exec(clean.slice(index + match.length))?.[1];
    return {
      written: written === match ? match : dialled,
      dialled: extensionDigits === undefined ? dialled : `${dialled};ext=${extensionDigits}`,
    };
  }
  return undefined;
}

/** The first phone number in a text as a `tel:` link dials it. */
export const phoneNumberIn = (text: string): string | undefined => findPhoneNumber(text)?.dialled;
