import { listOf, pictureUrlOf, textOf } from '../../../src/data/documents/decode.ts';
import { isDocumentId } from '../../../src/data/documents/documentId.ts';
import { isVin } from '../../../functions/src/vin.ts';
import { maxTextLength } from '../dealerRefs.ts';

export type VehicleValue = string | number | readonly string[];

/** A cell's value, `null` when the cell says that there is none, or the reason why it cannot be read. */
export type CellValue<Value extends VehicleValue = VehicleValue> = Value | null | { problem: string };

/** Text in lower case, without spaces and punctuation. */
export const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const maxFeatures = 200;
const firstYear = 1886;

/** The ways to say "no price" or "no VIN", without spaces and punctuation. A cell of punctuation alone, such as '-', is another. */
const noValue = new Set([
  '',
  ...['call', 'callus', 'callnow', 'calldealer', 'callforprice', 'callforpricing', 'pleasecall'],
  ...['contact', 'contactus', 'contactdealer', 'contactforprice', 'ask', 'askforprice', 'inquire'],
  ...['na', 'tbd', 'tba', 'poa', 'none', 'null', 'unknown', 'nophoto', 'noimage'],
  ...['pending', 'vinpending', 'tofollow', 'intransit', 'novin', 'notavailable'],
]);

/** Whether a cell uses one of the usual words for "no value". */
const saysNothing = (text: string) => noValue.has(lettersAndDigits(text));

/**
 * Reads a cell as one line of text. JSON has values that are neither text nor a number: they are a problem, and so is a
 * control character, such as NUL.
 */
function lineOf(raw: unknown): string | { problem: string } {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string') return { problem: 'is neither text nor a number' };
  const text = raw.replace(/\s+/g, ' ').trim();
  if (/\p{Cc}/u.test(text) || !text.isWellFormed())
    return { problem: 'contains a character that is not text' };
  return text;
}

const quote = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Reads text: spaces are trimmed and collapsed. */
export function readText(raw: unknown): CellValue<string> {
  const text = lineOf(raw);
  if (typeof text !== 'string') return text;
  if (text.length > maxTextLength) return { problem: `is longer than ${maxTextLength} characters` };
  return text === '' ? null : text;
}

/**
 * Reads a number written the American way, with or without the unit: '24,995.00', not '24.995,00'. A number such as
 * '24.995' is refused, because it may be 24,995 written the European way.
 */
function readNumber(raw: unknown, unit: RegExp, max: number): CellValue<number> {
  const text = lineOf(raw);
  if (typeof text !== 'string') return text;
  if (saysNothing(text)) return null;
  const digits = text.replace(unit, '').trim();
  if (/^-\s*[\d$]|^\$\s*-|^\(.*\)$/.test(digits)) return { problem: `${quote(text)} is negative` };
  if (typeof raw === 'string' && /^\d{1,3}\.\d{3}$/.test(digits))
    return { problem: `${quote(text)} is ambiguous: write a thousands separator as a comma` };
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return { problem: `${quote(text)} is not a number` };
  const number = Number(digits.replaceAll(',', ''));
  return number > max ? { problem: `is over ${max.toLocaleString('en-US')}` } : number;
}

/** Reads a price in US dollars. Zero means that there is none. */
export function readPrice(raw: unknown): CellValue<number> {
  const price = readNumber(raw, /^(us ?\$|usd|\$)|(usd|\$)$/gi, 10_000_000);
  return price === 0 ? null : price;
}

/** Reads a mileage in miles. */
export const readMileage = (raw: unknown): CellValue<number> =>
  readNumber(raw, /(mi|mi\.|miles)$/i, 2_000_000);

/** Reads a model year of four digits, up to the year after the next one. */
export function readYear(raw: unknown, now: Date): CellValue<number> {
  const text = lineOf(raw);
  if (typeof text !== 'string') return text;
  if (saysNothing(text)) return null;
  const lastYear = now.getUTCFullYear() + 2;
  const year = /^\d{4}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return year >= firstYear && year <= lastYear
    ? year
    : { problem: `${quote(text)} is not a year from ${firstYear} to ${lastYear}` };
}

/** A JSON array of texts, as exports write features that contain a separator. */
function parseList(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The first of these that a cell contains separates its features. */
const separators = [/[|~•]|<\/?(?:br|li|ul|ol|p)\b[^>]*>/i, /;/, /,/, /[\r\n]/];

function splitFeatures(text: string): string[] {
  const separator = separators.find((candidate) => candidate.test(text));
  return parseList(text) ?? (separator === undefined ? [text] : text.split(separator));
}

/** Reads features: a list, or one cell that is split at `|`, `~`, bullets and HTML tags, or else at `;`, commas or lines. */
export function readFeatures(raw: unknown): CellValue<readonly string[]> {
  if (raw !== undefined && raw !== null && typeof raw !== 'string' && !Array.isArray(raw))
    return { problem: 'is not a list' };
  const entries: unknown[] = Array.isArray(raw) ? raw : splitFeatures(raw ?? '');
  const features: string[] = [];
  for (const entry of entries) {
    const feature = readText(entry);
    if (typeof feature === 'string') features.push(feature);
    else if (feature !== null) return feature;
  }
  if (features.length > maxFeatures) return { problem: `has more than ${maxFeatures} features` };
  return features.length === 0 ? null : features;
}

/** Writes features as one cell that `readFeatures` reads back. */
export function writeFeatures(features: readonly string[]): string {
  const cell = features.join(' | ');
  const isReadBack = JSON.stringify(readFeatures(cell)) === JSON.stringify(features);
  return features.length === 0 || isReadBack ? cell : JSON.stringify(features);
}

/**
 * Reads the valid URLs of a list of photos, each of them once: http(s), or relative to the site, such as `/photos/1.jpg`. A
 * comma, a semicolon or a space is part of a URL unless the next URL or a vertical bar follows it.
 */
export function readPhotos(raw: unknown): CellValue<readonly string[]> {
  const line = lineOf(Array.isArray(raw) ? listOf(raw, textOf).join('|') : raw);
  if (typeof line !== 'string') return line;
  if (saysNothing(line)) return null;
  const urls = line
    .split(/[ ,;]*\|[ ,;]*|[ ,;]+(?=https?:|\/|$)/i)
    .map((url) => url.replaceAll(' ', '%20'))
    .filter((url) => /^(https?:\/)?\//i.test(url) && pictureUrlOf(url) !== undefined);
  return urls.length > 0 ? [...new Set(urls)] : { problem: `${quote(line)} has no valid http(s) URL` };
}

const offLot = new RegExp(
  '^(sold|delete|inactive|remove|archived|delisted|withdrawn|expired|unavailable|outofstock|off(the)?(lot|market)' +
    '|(not|nolonger)(active|available|forsale|instock|listed))',
);

/** Returns a status that says that the vehicle is not in the inventory, such as 'Sold'. Any other, such as 'Pending', is `null`. */
export const readStatus = (raw: unknown): string | null =>
  typeof raw === 'string' && offLot.test(lettersAndDigits(raw)) ? raw : null;

/**
 * Reads a document's id. A VIN is written in capitals. A placeholder such as '-', '0' or 'TBD' is no id. Refuses what
 * Firestore does not accept, and a number that a spreadsheet has rounded, such as 1.23E+16.
 */
export function readId(raw: unknown): CellValue<string> {
  const text = lineOf(raw);
  if (typeof text !== 'string') return text;
  if (text === '0' || saysNothing(text)) return null;
  if (/^\d(\.\d+)?E\+\d+$/i.test(text))
    return { problem: `${quote(text)} was rounded by a spreadsheet: format the column as text` };
  if (!isDocumentId(text)) return { problem: `${quote(text)} cannot be an id in Firestore` };
  return isVin(text) ? text.toUpperCase() : text;
}

/** Reads a VIN. A row of one character, such as XXXXXXXXXXXXXXXXX, is a placeholder, too. */
export const readVin = (raw: unknown): CellValue<string> =>
  typeof raw === 'string' && /^\s*(\S)\1+\s*$/.test(raw) ? null : readId(raw);

/** What is wrong with an id of 17 letters and digits, which can only be meant as a VIN. */
export const problemOfVin = (id: string): string | undefined =>
  /^[a-z0-9]{17}$/i.test(id) && !isVin(id)
    ? `${id} is not a VIN, because a VIN has no I, O or Q. Correct it where the feed is made`
    : undefined;
