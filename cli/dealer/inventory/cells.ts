import { decodeHTMLStrict } from 'entities/decode';
import {
  decodeFields,
  decodePictureUrl,
  decodeText,
  isObject,
} from '../../../src/shared/documents/decode.ts';
import { isDocumentId } from '../../../src/shared/documents/documentId.ts';
import { cleanText } from '../../../src/shared/text/cleanText.ts';
import { isVin } from '../../../src/shared/text/vin.ts';
import { maxTextLength } from '../limits.ts';
import { type WordList, wordsOf } from '../words.ts';

export type VehicleValue = string | number | readonly string[];

/**
 * A cell's value, `null` for a blank cell or a placeholder such as 'N/A', or the reason why it cannot be read. `value`: what can
 * be read. `once`: the kind of problem, if a person can agree to it once.
 */
export type CellValue<Value extends VehicleValue = VehicleValue> =
  | Value
  | null
  | { problem: string; value?: Value | null; once?: string };

/** The text of any cell, for a look at its characters. */
export const formatCell = (cell: unknown): string =>
  typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell);

/** Text in lower case, without spaces and punctuation. */
export const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const firstYear = 1886;
const maxFeatures = 200;

/** Cells that mean 'no value', without spaces and punctuation. The empty one matches cells such as '-'. */
const noValue = new Set(['', ...wordsOf('noValue')]);

/** `#REF!` and the other errors of spreadsheets, and the NULL of MySQL's exports. */
const noText = /^#[A-Z]+(?:\/0)?[!?]$|^\\N$/;

const isNoValue = (text: string) =>
  text.length < 30 && (noValue.has(lettersAndDigits(text)) || noText.test(text));

const blockTag = /<\/?(?:br|li|ul|ol|p|div|tr|h\d)(?:\s[^<>]*)?\/?>/gi;
const inlineTag = /<\/?(?:b|i|u|em|strong|small|span|font|a|td|table|tbody)(?:\s[^<>]*)?\/?>/gi;
/** Marks the end of an HTML block. It separates features; in other cells it is white space. */
const lineSeparator = '\u2028';

/** Removes HTML, which feeds made from web pages contain. */
export function plainCell(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map((entry) => plainCell(entry));
  let cell = raw;
  // Some feeds encode twice.
  for (let pass = 0; pass < 3 && typeof cell === 'string' && /&\S+;|</.test(cell); pass += 1)
    cell = decodeHTMLStrict(cell).replace(blockTag, lineSeparator).replace(inlineTag, '');
  return cell;
}

/** Reads text or a number as one line of text. Other JSON values are a problem, and so are control characters such as NUL. */
function readLine(raw: unknown): string | { problem: string } {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string') return { problem: 'is neither text nor a number' };
  const text = cleanText(raw).replace(/\s+/g, ' ');
  if (/\p{Cc}/u.test(text) || !text.isWellFormed())
    return { problem: 'contains a character that is not text' };
  return isNoValue(text) ? '' : text;
}

const quote = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Reads text: spaces are trimmed and collapsed. */
export function readText(raw: unknown): CellValue<string> {
  const text = readLine(raw);
  if (typeof text !== 'string') return text;
  if (text.length > maxTextLength) return { problem: `is longer than ${maxTextLength} characters` };
  return text === '' ? null : text;
}

/** Reads a number written the American way. One such as '24.995' is refused: it may be 24,995 written the European way. */
function readNumber(raw: unknown, unit: RegExp, max: number): CellValue<number> {
  const text = readLine(raw);
  if (typeof text !== 'string') return text;
  if (!/\d/.test(text)) return null;
  // The patterns take too long for long texts.
  if (text.length > 100) return { problem: `${quote(text)} is not a number` };
  const digits = text
    .replace(/\s*[*+]+$/, '')
    .replace(unit, '')
    .trim();
  if (/^-\s*[\d$]|^\(.*\)$/.test(digits)) return { problem: `${quote(text)} is negative` };
  if (typeof raw === 'string' && /^\d{1,3}\.\d{3}$/.test(digits))
    return { problem: `${quote(text)} is ambiguous: write a thousands separator as a comma` };
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return { problem: `${quote(text)} is not a number` };
  const number = Number(digits.replaceAll(',', ''));
  // Stand for a missing number.
  if (number === 1 || /^9{6,}$/.test(String(number))) return null;
  return number > max ? { problem: `is over ${max.toLocaleString('en-US')}` } : number;
}

/** Reads a price in US dollars. Zero means no price. */
export function readPrice(raw: unknown): CellValue<number> {
  const price = readNumber(raw, /^(usd? ?\$|usd|\$)|(usd|\$)$/gi, 10_000_000);
  return price === 0 ? null : price;
}

/** Reads a mileage in miles. One such as 42.1 may be in thousands. */
export function readMileage(raw: unknown): CellValue<number> {
  const text = formatCell(raw).trim();
  if (/\d\s*(kms?|kilomet(er|re)s?)\.?$/i.test(text)) return { problem: `${quote(text)} is not in miles` };
  const miles = readNumber(raw, /(\s*(mi|mi\.|miles?))+$/i, 2_000_000);
  return typeof miles === 'number' && miles < 1000 && !Number.isInteger(miles)
    ? { problem: `${miles} may be in thousands of miles` }
    : miles;
}

/** Returns a function that reads the unit of a price or mileage, and reports one that is not ours. */
const unitReader =
  (isForeign: (unit: string) => boolean, ours: string) =>
  (raw: unknown): CellValue<string> => {
    const unit = readText(raw);
    return typeof unit === 'string' && isForeign(unit) ? { problem: `${quote(unit)} is not ${ours}` } : unit;
  };

const dollars = new Set(wordsOf('dollars'));

export const readCurrency = unitReader((unit) => !dollars.has(unit.toLowerCase()), 'US dollars');

/** Some columns of mileage units have other values, such as 'Actual'. */
export const readMileageUnit = unitReader((unit) => /^k/i.test(unit), 'miles');

/** Reads a model year of four digits, at most two years in the future. */
export function readYear(raw: unknown, now: Date): CellValue<number> {
  const lastYear = now.getUTCFullYear() + 2;
  const year = readNumber(raw, /(?!)/, lastYear);
  if (year === null || (Number.isInteger(year) && Number(year) >= firstYear)) return year;
  return { problem: `${quote(formatCell(raw))} is not a year from ${firstYear} to ${lastYear}` };
}

/** A cell is split at the first of these that it contains. */
const separators = [/[|¦~^•·‣\u2028\u2500-\u27bf]|::|(?<=^|\s)\*(?=\s)|^[-–] /m, /;/, /,/, /[\r\n]/];

/** The names of a picture's address in JSON, the best first: `{ "url": "…", "tag": [] }` in Meta's catalogs. */
const addressNames = [
  /^(url|uri|href|src)$/i,
  /^(full|original|large|image|photo|link|size)/i,
  /(ur[li]|src|file|path)$/i,
];

/** The name of a picture's place in a list, in JSON or in a column. */
export const photoPosition =
  /^((image|photo|picture|display|sort)[_ ]?)?(order|position|index|seq(uence)?|sort|rank|priority)$/i;

/** A picture's address, as in `{ "original": { "url": "…" } }`. */
function findAddress(raw: unknown, depth = 5): string | undefined {
  if (!isObject(raw) || depth === 0) return decodeText(raw);
  const fields = Object.entries(decodeFields(raw));
  for (const pattern of addressNames)
    for (const [name, value] of fields) {
      const address = pattern.test(name) ? findAddress(value, depth - 1) : undefined;
      if (address !== undefined) return address;
    }
  return undefined;
}

const positionOf = (entry: unknown) =>
  Number(Object.entries(decodeFields(entry)).find(([name]) => photoPosition.test(name))?.[1] ?? 0);

/** The addresses in a list, in the order of its positions. Undefined if an object has none. */
function addressesIn(unsorted: readonly unknown[]): string[] | undefined {
  const list = unsorted.toSorted((one, other) => positionOf(one) - positionOf(other) || 0);
  const addresses = list.map((entry) => findAddress(entry));
  if (addresses.some((address, index) => address === undefined && isObject(list[index]))) return undefined;
  return addresses.filter((address) => address !== undefined);
}

/** Splits a list in one cell: JSON, a database's `{"a","b"}`, or separated values with or without quotes. */
function splitList(text: string, split: (list: string) => string[]): unknown[] {
  const json = text.trim().replace(/^\{(.*)\}$/s, '[$1]');
  try {
    const list: unknown = json.startsWith('[') && JSON.parse(json);
    if (Array.isArray(list)) return list;
  } catch {
    // Brackets, but not JSON.
  }
  const list = json.replace(/^\[([^[\]]*)\]$/, '$1');
  return split(list).map((entry) => entry.trim().replace(/^(["'])(.*)\1$/, '$2'));
}

const splitFeatures = (text: string) => text.split(separators.find((it) => it.test(text)) ?? /(?!)/);

/** Reads features: a list, or one cell that is split at the first kind of separator that it contains. */
export function readFeatures(raw: unknown): CellValue<readonly string[]> {
  const entries: unknown = typeof raw === 'string' ? splitList(raw, splitFeatures) : (raw ?? []);
  if (!Array.isArray(entries)) return { problem: 'is not a list' };
  const texts = entries.map(readText);
  const unreadable = texts.find((text) => typeof text === 'object' && text !== null);
  if (unreadable) return { problem: unreadable.problem };
  const features = texts.filter((text) => typeof text === 'string');
  if (features.length > maxFeatures) return { problem: `has more than ${maxFeatures} features` };
  return features.length === 0 ? null : features;
}

/** Writes features as one cell that `readFeatures` reads back. */
export function writeFeatures(features: readonly string[]): string {
  const cell = features.join(' | ');
  const isReadBack = JSON.stringify(readFeatures(cell) ?? []) === JSON.stringify(features);
  return isReadBack ? cell : JSON.stringify(features);
}

const ending = String.raw`\.(?:jpe?g|png|webp|gif|avif)`;
/** After a picture's file, anything may separate it from the next URL, even nothing. */
const afterFile = new RegExp(String.raw`(?:(${ending})[^\w?=%]*|::|#)(?=https?:\/\/)`, 'gi');
const fileAndText = new RegExp(String.raw`^(.*?${ending})[ ,;]+(.*)$`, 'i');

/** `front.jpg (https://…)`, as in an export of Airtable. */
const namedFile = /(?<=^|[,;|])(?:[^,;|(]|\((?!https?:))*\((https?:[^()\s]*)\)/gi;

/** Splits in linear time: a lookbehind lets a separator match only from its start. */
const splitPhotos = (text: string) =>
  (/\(http/i.test(text) ? text.replace(namedFile, '$1|') : text)
    .replace(/(?<=^|[ ,;|])["']+|(?<!["'])["']+(?=[ ,;|]|$)/g, '')
    .replace(afterFile, '$1|')
    .replace(/(?<![ ,;~^])[ ,;~^]+(?=https?:|[/|]|$)/gi, '|')
    .split('|')
    .map((url) => {
      const [, file = url, rest = '='] = (/[ ,;]/.test(url) && fileAndText.exec(url)) || [];
      return /[=?]/.test(rest) ? url : file;
    });

/** Videos, documents, paths on a computer, and pages that show a photo or a video. */
const noPhoto = new RegExp(
  String.raw`^https?://([^/?#]*\.)?(${wordsOf('photoPages').join('|')})(?=[/?#:]|$)|^/(${wordsOf('localFolders').join('|')})/|\.(${wordsOf('photoFiles').join('|')})(?=[?#]|$)`,
  'i',
);

const oddPhotos = [
  [noPhoto, 'is no photo', 'no photos'],
  [/\.hei[cf](?=[?#]|$)/i, 'shows only in Safari', 'HEIC'],
  [/^http:/i, 'needs https', 'without https'],
] as const;

/** Most photos: an address that needs no further checks. */
const plainPhoto =
  /^https:\/\/(?!(?:www\.)?dropbox\.)[\w.-]+\.[a-z]{2,}\/[\w./%~+@-]{1,1900}\.(jpe?g|png|webp|gif|avif)$/i;

/** Reads the URLs of a list, without duplicates. Text without a slash and a dot, such as 'coming soon', means no photo. */
export function readPhotos(raw: unknown): CellValue<readonly string[]> {
  const listed = typeof raw === 'object' ? addressesIn([raw].flat(2)) : [];
  const line = readLine(typeof raw === 'object' ? listed?.join('|') : raw);
  if (typeof line !== 'string') return line;
  const plain = line.split(/[|,; ]+/);
  if (plain.every((url) => plainPhoto.test(url))) return [...new Set(plain)];
  const entries = addressesIn(splitList(line, splitPhotos));
  if (listed === undefined || entries === undefined) return { problem: 'has a picture without an address' };
  if (!/[/.]/.test(line)) return null;
  const urls = entries
    .map((url) => url.replaceAll(' ', '%20'))
    .filter((url) => /^(https?:\/)?\/./i.test(url) && decodePictureUrl(url) !== undefined);
  if (urls.length === 0) return { problem: `${quote(line)} has no valid http(s) URL` };
  const photos = [...new Set(urls.filter((url) => !noPhoto.test(url)))];
  const value = photos.length > 0 ? photos : null;
  for (const [pattern, problem, once] of oddPhotos) {
    const found = urls.find((url) => pattern.test(url));
    if (found !== undefined) return { problem: `${quote(found)} ${problem}`, value, once };
  }
  return value;
}

const offLot = new RegExp(`(?<!un|not|yet)sold$|^(${wordsOf('offLotStart').join('|')})`);

/** The letters of a status, which can be an address such as https://schema.org/SoldOut. */
const plainStatus = (raw: unknown) =>
  lettersAndDigits(formatCell(raw).replace(/https?:\/\/schema\.org\//i, ''));

/** Returns a status that removes the vehicle from the inventory, such as 'Sold', and `null` for others, such as 'Pending'. */
export const readStatus = (raw: unknown): string | null =>
  raw === false || (typeof raw === 'string' && offLot.test(plainStatus(raw))) ? String(raw) : null;

/** Reads a column such as 'Availability', where 'No' removes the vehicle, too. */
export const readAvailability = (raw: unknown): string | null =>
  /^(no?|f|false|0)$/.test(plainStatus(raw)) ? formatCell(raw) : readStatus(raw);

/** Statuses, without spaces and punctuation, that mean 'for sale'. */
const forSale =
  /^((now|still)?(available|active|instock|forsale|listed|online|live|publish(ed)?|on(the)?lot|(frontline)?ready)|(un|not|notyet)sold|y|yes|t|true|1|)$/;

/** Whether a status that does not take its vehicle off the lot is not known to mean 'for sale'. */
export const isUnknownStatus = (raw: unknown): boolean => !forSale.test(plainStatus(raw));

/** Returns a function that reads a flag, whose words also include these. */
export function flagReader(yes: WordList, no: WordList) {
  const readWords = (...lists: WordList[]) => new Set(lists.flatMap(wordsOf));
  const [meansYes, meansNo] = [readWords('yes', yes), readWords('no', no)];
  return (raw: unknown): CellValue<'yes' | 'no'> => {
    const word = formatCell(raw).trim().toLowerCase();
    if (meansYes.has(word)) return 'yes';
    if (meansNo.has(word)) return 'no';
    return readText(raw) === null ? null : { problem: `${quote(formatCell(raw))} is neither yes nor no` };
  };
}

const readSoldFlag = flagReader('sold', 'notSold');

/** Reads whether or when a vehicle was sold. A future date is no sale, nor is the first day of a database's calendar. */
export function readSold(raw: unknown, now: Date): CellValue<'yes'> {
  const flag = readSoldFlag(raw);
  if (flag === null || typeof flag === 'string') return flag === 'yes' ? flag : null;
  const text = formatCell(raw).trim();
  if (/^sold\b/i.test(text)) return 'yes';
  if (!/\d/.test(text)) return /^not\b/i.test(text) ? null : { problem: flag.problem };
  const [year] = (text.match(/(?<=[-/. ])\d{4}\b|\b\d{4}(?=[-/.])/g) ?? []).map(Number);
  const isLater = /[-/]|\d, /.test(text) && Date.parse(text) > now.getTime() + 24 * 60 * 60 * 1000;
  const isSale = year === undefined ? /[1-9]/.test(text) : year > 1999 && year <= now.getUTCFullYear();
  return isSale && !isLater ? 'yes' : null;
}

/** Reads a stock number. Zero means no stock number. */
export function readStockNumber(raw: unknown): CellValue<string> {
  const text = readText(raw);
  return text === '0' ? null : text;
}

/** Reads a document's id, and capitalizes VINs. Refuses reserved names such as `__id__`, and rounded numbers such as 1.23E+16. */
export function readId(raw: unknown): CellValue<string> {
  const text = readStockNumber(raw);
  if (typeof text !== 'string') return text;
  if (/^\d(\.\d+)?E\+\d+$/i.test(text))
    return { problem: `${quote(text)} was rounded by a spreadsheet: format the column as text` };
  // A slash would separate documents.
  const id = text.replaceAll('/', '-');
  if (!isDocumentId(id))
    return { problem: `${quote(text)} cannot be an id. Change it where the feed is made` };
  return isVin(id) ? id.toUpperCase() : id;
}

/** Reads a VIN, also one that is marked or grouped. Ignores placeholders: no digit, or one repeated character, such as 0000. */
export function readVin(raw: unknown): CellValue<string> {
  if (typeof raw !== 'string') return readId(raw);
  if (!/\d/.test(raw) || /^\s*(\S)\1+\s*$/.test(raw)) return null;
  if (isVin(raw)) return readId(raw);
  const [vin, ...others] = raw.split(/[^a-z0-9]/i).filter(isVin);
  const grouped = raw.replace(/VIN/i, '').replace(/[^a-z0-9]/gi, '');
  // The ninth character tells a VIN from words and dates, such as 'Generated 11/27/2026'.
  const joined = isVin(grouped) && /^.{8}[\dX]/i.test(grouped) ? grouped : raw;
  return readId(others.length > 0 ? raw : (vin ?? joined));
}
