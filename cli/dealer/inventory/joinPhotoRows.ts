import { isObject } from '../../../src/shared/documents/decode.ts';
import type { Row } from '../files/inventoryFile.ts';
import { photoPosition } from './cells.ts';
import type { Columns } from './columns.ts';

const isFilled = (cell: unknown) => cell !== undefined && cell !== null && cell !== '';

/**
 * Joins rows that only add a picture to the row above, as in an export of Shopify: the other cells are blank, or the same as
 * above. A picture column then has a list, in the order of the position column.
 */
export function joinPhotoRows(rows: readonly Row[], { names, findColumns }: Columns): Row[] {
  const photos = new Set(findColumns('photos').map(({ index }) => index));
  const place = names.findIndex((name) => photoPosition.test(name));
  const isOwn = (index: number) => !photos.has(index) && !/^(image|photo|picture)/i.test(names[index] ?? '');
  const picturesIn = ({ cells }: Row, index: number) =>
    [cells[index]]
      .flat()
      .filter(isFilled)
      .map((cell) => ({ position: cells[place], ...(isObject(cell) ? cell : { url: cell }) }));
  return rows.reduce<Row[]>((joined, row) => {
    const above = joined.at(-1);
    const addsOnlyPhotos =
      row.problem === undefined &&
      row.cells.some((cell, index) => photos.has(index) && isFilled(cell)) &&
      row.cells.every((cell, index) => !isOwn(index) || !isFilled(cell) || cell === above?.cells[index]);
    if (above === undefined || !addsOnlyPhotos) joined.push(row);
    else {
      const cells = names.map((_, index) =>
        photos.has(index) ? [above, row].flatMap((each) => picturesIn(each, index)) : above.cells[index],
      );
      joined.splice(-1, 1, { ...above, cells });
    }
    return joined;
  }, []);
}
