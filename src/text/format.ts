const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** US dollars without cents: `$24,995`, `-$14,200`. */
export const formatDollars = (amount: number) => dollars.format(amount);

/** A vehicle's price, or 'Call for price' when it is unknown. */
export const formatPrice = (price?: number) =>
  price === undefined ? 'Call for price' : formatDollars(price);

/** `32,150 mi` */
export const formatMileage = (miles: number) => `${whole.format(miles)} mi`;

/** `1,204` */
export const formatCount = (count: number) => whole.format(count);

const graphemes = new Intl.Segmenter('en-US');

/** The first letter, a whole grapheme, in upper case. */
export const initialOf = (text: string) =>
  (graphemes.segment(text).containing(0)?.segment ?? '').toUpperCase();

type NameParts = { readonly [Part in 'year' | 'make' | 'model']?: unknown };

/** 'YEAR MAKE MODEL', without the parts that are unknown or, in a raw document, neither text nor a number. */
export const vehicleName = ({ year, make, model }: NameParts) =>
  [year, make, model].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
