import { readFileSync } from 'node:fs';

export const pageFile = new URL('../../docs/cost.md', import.meta.url);
const sections = readFileSync(pageFile, 'utf8').split(/^## /m);

/** The cells behind the first one in a row of the page. */
function readRow(section: string, name: string): string[] {
  const lines = sections.find((each) => each.startsWith(section))?.split('\n') ?? [];
  const row = lines.find((line) => line.replaceAll('`', '').startsWith(`| ${name} |`));
  if (row === undefined) throw new Error(`docs/cost.md has no row "${name}" under "${section}"`);
  return row.split(' | ').slice(1);
}

function readNumbers(cell = ''): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = cell.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return [Number(first), Number(second)];
}

/** The value of an assumption. */
export const assumed = (name: string): number => readNumbers(readRow('Assumptions', name)[0])[0];

/** US dollars for a number of units, and the units that are free, at any time or in each day or month. */
export function readPrice(item: string) {
  const [price, allowance] = readRow('Prices', item);
  const [[dollars, per], [free]] = [readNumbers(price), readNumbers(allowance)];
  return { dollars, per, free, isFreeDaily: allowance?.endsWith(' a day') === true };
}

/** Identity Platform's prices of an active user, each behind the number of users from which it applies. */
export const readUserPrices = () =>
  readRow('Prices', 'Identity Platform, active users')[0]?.split(';').map(readNumbers) ?? [];

/** The columns of the table of visits. The site's kilobytes are the most that a visit transfers, the others exact. */
const columns = [
  'documentReads',
  'newAccounts',
  'tokenRefreshes',
  'configurationCalls',
  'summaryCalls',
  'siteKilobytes',
] as const;
export type VisitUse = Record<(typeof columns)[number], number>;

/** The measured use of a visit. */
export function readVisit(visitor: 'first' | 'returning', screen: 'home screen' | 'inventory'): VisitUse {
  const cells = readRow('A visit', `${visitor} visit, ${screen}`);
  return Object.fromEntries(columns.map((name, index) => [name, readNumbers(cells[index])[0]])) as VisitUse;
}
