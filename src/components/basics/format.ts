import type { Vehicle } from '../../data/model';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** US dollars without cents: `$24,995`, `-$14,200`. */
export const formatDollars = (amount: number) => dollars.format(amount);

/** A vehicle's price; what stands in its place when the dealer does not say one (decisions). */
export const formatPrice = (price?: number) =>
  price === undefined ? 'Call for price' : formatDollars(price);

/** `32,150 mi` */
export const formatMileage = (miles: number) => `${whole.format(miles)} mi`;

/** `1,204` */
export const formatCount = (count: number) => whole.format(count);

const graphemes = new Intl.Segmenter('en-US');

/** A text's first letter as a reader sees it, in upper case. */
export const initialOf = (text: string) => graphemes.segment(text).containing(0)?.segment.toUpperCase() ?? '';

type NameParts = { [Part in 'year' | 'make' | 'model']?: Vehicle[Part] | undefined };

/** 'YEAR MAKE MODEL', without the parts that are not known. */
export const vehicleName = ({ year, make, model }: NameParts) =>
  [year, make, model].filter((part) => part !== undefined).join(' ');
