// The home screen uses no Intl unless a name needs it: its first use alone takes 60 to 270 ms on a slow phone.

/** `1,204` */
export const formatCount = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');

/** US dollars without cents: `$24,995`, `-$14,200`. */
export const formatDollars = (amount: number) =>
  `${amount <= -0.5 ? '-' : ''}$${formatCount(Math.abs(amount))}`;

/** A vehicle's price, or 'Call for price' when it is unknown. */
export const formatPrice = (price?: number) =>
  price === undefined ? 'Call for price' : formatDollars(price);

/** `32,150 mi` */
export const formatMileage = (miles: number) => `${formatCount(miles)} mi`;

const firstGrapheme = (text: string) =>
  'Segmenter' in Intl
    ? (new Intl.Segmenter('en-US').segment(text).containing(0)?.segment ?? '')
    : (/^./su.exec(text)?.[0] ?? '');

/** The first letter or digit, a whole grapheme, in upper case. Text without one begins with its first symbol. */
export function formatInitial(text: string) {
  const word = text.slice(Math.max(0, text.search(/[\p{L}\p{N}]/u)));
  return (/^[ -~](?![^ -~])/.exec(word)?.[0] ?? firstGrapheme(word)).toUpperCase();
}

type NameParts = { readonly [Part in 'year' | 'make' | 'model']?: unknown };

/** 'YEAR MAKE MODEL', without unknown parts and, in a raw document, parts that are neither text nor a number. */
export const vehicleName = ({ year, make, model }: NameParts) =>
  [year, make, model].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
