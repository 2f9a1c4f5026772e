/** Reads a number as people write it: in '120.000', the dot before the last three digits groups them. */
export const parseTypedNumber = (text: string): number => Number(text.replace(/\.(?=\d{3}$)/, ''));

/** '45', before a 'k', becomes '45000'. Larger numbers are already complete, as in '72000 km'. */
function toThousands(digits: string): string {
  const number = parseTypedNumber(digits);
  return number < 1000 ? String(Math.round(number * 1000)) : digits;
}

/**
 * The part of a text that a number field accepts: '45500' of 'about 45.5 K', '1234.567' of '1.234.567 miles', '45000.00' of
 * '45.000,00'.
 */
export const cleanNumber = (text: string): string =>
  text
    // A comma before one or two last digits is a decimal one.
    .replace(/,(?=\d{1,2}(?![\d,]))/g, '.')
    .replace(/(?<!^)[.-](?!\d)|km(?!i)|[^\d.k-]/gi, '')
    .replace(/(\d[\d.]*)k/gi, (_, digits) => toThousands(digits))
    .replace(/k|\.(?=.*\.)/gi, '');

/** The whole value after a character that changes what the digits before it mean: '45' and 'k', '1.234' and '.'. */
export function reinterpretNumber(value: string, typed: string): string | undefined {
  if (/^k$/i.test(typed)) return value && toThousands(value);
  return typed === '.' && value.includes('.') ? `${value.replace('.', '')}.` : undefined;
}
