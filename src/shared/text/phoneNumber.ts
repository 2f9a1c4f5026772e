import { cleanText } from './cleanText.ts';

/** Between two groups of digits. A bullet with spaces around it separates numbers instead. */
const gap = String.raw`(?:[\s.\p{Pd}]*|[·•])`;
/** Letters count as digits only when joined to the number: '800-NEW-CARS'. */
const joint = String.raw`[.·•\p{Pd}]`;
const letters = String.raw`(?!ext|x\s*\d)[a-z]{2,}`;

/** '(555)', '1 (555)', '+1 (555)', '(800) NEW' */
const areaCode = String.raw`(?:(?:\+\d{1,3}|\b1)[\s.·•\p{Pd}]*)?\(\d+\)(?:\s*${letters})?`;
/** '+1', '+33 1': a group of one digit follows only a country code. */
const countryCode = String.raw`\+\d+(?:[\s.·•\p{Pd}]\d(?!\d))?`;
/** '555', '207/555', but not the 5 of '9-5', which continues another number. */
const firstDigits = String.raw`(?<!\d[/:\p{Pd}]?)\d+(?:\/\d{3,})*`;
/** '-555', '-CARS', or the 4 of '1-800-4-CARS' */
const nextGroup = String.raw`${gap}\d{2,}|${joint}${letters}|\p{Pd}\d(?=\p{Pd}[a-z]{2})`;

const number = new RegExp(`(?:${areaCode}|${countryCode}|${firstDigits})(?:${nextGroup})*`, 'giu');

/** ', ext. 12', ' x12', ' (extension 12)' */
const extension = /^[\s,;(\p{Pd}]*(?:ext(?:ension|\.)?|x)[\s.:]*(\d+)/iu;

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

/** The first phone number in a text: as it is written, and as a `tel:` link dials it, such as `+12075550142;ext=12`. */
export function findPhoneNumber(text: string): { written: string; dialled: string } | undefined {
  const clean = cleanText(text);
  for (const { 0: written, index } of clean.matchAll(number)) {
    const digits = parseDigits(written);
    if (digits.length < digitCounts.min || digits.length > digitCounts.max) continue;
    // '1-800-GOT JUNK': only a part of an American number.
    if (/[a-z]/i.test(written) && digits.startsWith('1') && digits.length <= digitCounts.national) continue;
    const extensionDigits = extension.exec(clean.slice(index + written.length))?.[1];
    const plus = written.startsWith('+') ? '+' : '';
    const ending = extensionDigits === undefined ? '' : `;ext=${extensionDigits}`;
    return { written, dialled: `${plus}${digits}${ending}` };
  }
  return undefined;
}

/** The first phone number in a text as a `tel:` link dials it. */
export const phoneNumberIn = (text: string): string | undefined => findPhoneNumber(text)?.dialled;
