import type { Row } from '../files/inventoryFile.ts';
import { isObject } from '../../../src/shared/documents/decode.ts';
import { photoPosition } from './cells.ts';
import type { Columns } from './columns.ts';

const isFilled = (cell: unknown) => cell !== undefined && cell !== null && cell !== '';

/**
 * Joins rows that only add a picture to the row above, as in an export of Shopify: the other cells are blank, or the same as
 * above. A picture column then has a list, in the order of the position column.
 */
export function joinPhotoRows(rows: readonly Row[], { names, byField }: Columns): Row[] {
  const photos = byField.get('photos')?.map(({ index }) => index) ?? [];
  const place = names.findIndex((name) => photoPosition.test(name));
  const own = names
    .map((_, index) => index)
    .filter((index) => !photos.includes(index) && !/^(image|photo|picture)/i.test(names[index] ?? ''));
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const isSame = (index: number) => !isFilled(row.cells[index]) || row.cells[index] === above?.cells[index];
    const adds = photos.some((index) => isFilled(row.cells[index])) && row.problem === undefined;
    if (above === undefined || !adds || !own.every(isSame)) joined.push(row);
    else {
      const listOf = ({ cells }: Row, index: number) =>
        [cells[index]]
          .flat()
          .flatMap((cell) =>
            isFilled(cell) ? { position: cells[place], ...(isObject(cell) ? cell : { url: cell }) } : [],
          );
      const cells = names.map((_, index) =>
        photos.includes(index) ? [...listOf(above, index), ...listOf(row, index)] : above.cells[index],
      );
      joined.splice(-1, 1, { ...above, cells });
    }
  }
  return joined;
}
