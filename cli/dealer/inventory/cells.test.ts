import { describe, expect, it } from 'vitest';
import {
  plainCell,
  readFeatures,
  readId,
  readMileage,
  readMileageUnit,
  readPhotos,
  readPrice,
  readSold,
  readStatus,
  readStockNumber,
  readText,
  readVin,
  readYear,
} from './cells.ts';

const now = new Date('2026-11-20T12:00:00Z');
const problem = (reason: string) => ({ problem: expect.stringContaining(reason) as unknown });

describe.each([
  { read: readPrice, name: 'price' },
  { read: readMileage, name: 'mileage' },
])('a $name', ({ read }) => {
  it.each([
    [['24995', '24,995.00', ' 24,995 ', '24995.0', 24995], 24995],
    [['24995.5', '24,995.50'], 24995.5],
    [['1,234,567.89'], 1234567.89],
    [[24.995], 24.995],
    [['24995*', '24,995 +', '24995**'], 24995],
    [['', '  ', '-', 'CALL FOR PRICE!', 'Make offer', 'EXEMPT', 'n/a', '#REF!', '½', null, undefined], null],
  ])('reads %j as %j', (cells, value) => {
    expect(cells.map(read)).toEqual(cells.map(() => value));
  });

  it.each([
    ['is ambiguous', ['24.995', '1.000']],
    ['is not a number', ['24.995,00 €', '24,99', '1,2345', '24 995', '25k', '£24,995', '2.4995E+4', '0x10']],
    ['is not a number', ['20000-25000', '50,000 kg', 1e21]],
    ['is negative', ['-1', '-$5', '$-5', '($500)', -1]],
    ['is over', [10_000_001, '99,999,999']],
    ['is neither text nor a number', [true, {}]],
  ])('rejects as "%s": %j', (reason, cells) => {
    expect(cells.map(read)).toEqual(cells.map(() => problem(reason)));
  });
});

describe('readPrice', () => {
  it('reads dollars, and zero as no price', () => {
    const cells = ['$24,995.00', '$ 24,995', 'USD 24,995', '24,995 USD'];
    expect(cells.map(readPrice)).toEqual(cells.map(() => 24995));
    expect(readPrice('$24.995')).toEqual(problem('ambiguous'));
    expect(['0', '0.00', '$0.00', 0].map(readPrice)).toEqual([null, null, null, null]);
    expect([10_000_000, 10_000_001].map(readPrice)).toEqual([10_000_000, problem('is over 10,000,000')]);
  });
});

describe('readMileage', () => {
  it('reads miles, and zero as zero', () => {
    expect(['32,150 mi', '32150 Miles', '0', 12.5].map(readMileage)).toEqual([32150, 32150, 0, 12.5]);
    expect([2_000_000, 2_000_001].map(readMileage)).toEqual([2_000_000, problem('is over 2,000,000')]);
  });

  it('refuses kilometers, also in a unit column', () => {
    const cells = ['50,000 km', '50000KM', '5 Kilometres'];
    expect(cells.map(readMileage)).toEqual(cells.map(() => problem('is not in miles')));
    expect(['MI', 'SMI', 'Actual', ''].map(readMileageUnit)).toEqual(['MI', 'SMI', 'Actual', null]);
    expect(readMileageUnit('KM')).toEqual(problem('"KM" is not miles'));
  });
});

describe('readYear', () => {
  it.each([
    [2020, ['2020', 2020, '2020.0']],
    [1886, ['1886']],
    [2028, ['2028']],
    [null, ['', 'n/a', 'MMXX']],
    [problem('is not a year from 1886 to 2028'), ['20x1', '20', '1885', '2029', '2020.5', '-2020', '0']],
  ])('reads %j from %j', (year, cells) => {
    expect(cells.map((cell) => readYear(cell, now))).toEqual(cells.map(() => year));
  });
});

describe('readText', () => {
  it('trims and collapses spaces and line breaks, and keeps a formula as text', () => {
    expect(readText('  Land \r\n Rover ')).toBe('Land Rover');
    expect(readText('=HYPERLINK("x")')).toBe('=HYPERLINK("x")');
    expect(readText('#1234')).toBe('#1234');
  });

  it.each(['', '-', 'N/A', '#N/A', '#DIV/0!', '#ERROR!', '\\N', 'NaN', 'Unknown', 'none', 'Not Specified'])(
    'reads %j as no text',
    (cell) => {
      expect(readText(cell)).toBeNull();
    },
  );

  it('accepts 1,500 characters, and refuses more', () => {
    expect(readText('x'.repeat(1500))).toHaveLength(1500);
    expect(readText('x'.repeat(1501))).toEqual(problem('longer than 1500 characters'));
  });

  it.each(['a\0b', '\u0007', 'a\u001b[31m', '\ud800'])('refuses %j', (cell) => {
    expect(readText(cell)).toEqual(problem('not text'));
  });
});

describe('readId', () => {
  it.each([
    ['1hgcm82633a004352', '1HGCM82633A004352'],
    ['a-17b', 'a-17b'],
    [4711, '4711'],
    [' ', null],
  ])('reads %j as %j', (cell, id) => {
    expect(readId(cell)).toBe(id);
  });

  it.each(['-', '.', '..', '0', 'TBD', 'N/A', 'none', 0])('reads %j as no id', (cell) => {
    expect([readId, readStockNumber, readVin].map((read) => read(cell))).toEqual([null, null, null]);
  });

  it.each(['XXXXXXXXXXXXXXXXX', ' 000 ', 'PENDING', 'To follow', 'in transit'])(
    'reads %j as no VIN',
    (cell) => {
      expect(readVin(cell)).toBeNull();
    },
  );

  it.each([
    ['cannot be an id in Firestore', ['a/b', '__id__', 'é'.repeat(800)]],
    ['was rounded by a spreadsheet', ['1.23457E+16']],
    ['is not text', ['a\0']],
    ['is neither text nor a number', [true]],
  ])('rejects as "%s": %j', (reason, cells) => {
    expect(cells.map(readId)).toEqual(cells.map(() => problem(reason)));
  });

  it('applies stricter rules than readStockNumber', () => {
    expect(['a/b', '__id__'].map(readStockNumber)).toEqual(['a/b', '__id__']);
  });
});

describe('plainCell', () => {
  it.each([
    ['Town &amp; Country', 'Town & Country'],
    ['Town &amp;amp; Country', 'Town & Country'],
    ['Silver &#8211; Blue&reg;', 'Silver – Blue®'],
    ['<b>3rd</b> row<span class="x">s</span>', '3rd rows'],
    ['&lt;b&gt;3rd row&lt;/b&gt;', '3rd row'],
    ['ABS<br>Camera<BR />', 'ABS\u2028Camera\u2028'],
    ['AT&T, 1 < 2, <GPS>, /1.jpg?a=1&copy=2', 'AT&T, 1 < 2, <GPS>, /1.jpg?a=1&copy=2'],
    [
      ['A&amp;B', 7],
      ['A&B', 7],
    ],
    [undefined, undefined],
  ])('reads %j as %j', (cell, plain) => {
    expect(plainCell(cell)).toEqual(plain);
  });
});

describe('readFeatures', () => {
  it.each([
    ['a|b, c; d', ['a', 'b, c; d']],
    ['a; b, c', ['a', 'b, c']],
    ['a, b,, c,', ['a', 'b', 'c']],
    ['Sunroof', ['Sunroof']],
    ['["a|b","c"]', ['a|b', 'c']],
    ['[GPS], Radio', ['[GPS]', 'Radio']],
    ['ABS~Camera, rear', ['ABS', 'Camera, rear']],
    [plainCell('<ul><li>ABS</li>\n<li>Camera, rear</li></ul>'), ['ABS', 'Camera, rear']],
    ['{"Tow Package","Sunroof"}', ['Tow Package', 'Sunroof']],
    ['{Tow Package,"Sunroof"}', ['Tow Package', 'Sunroof']],
    ["['Tow Package', 'Sunroof']", ['Tow Package', 'Sunroof']],
    ['20" wheels; Stow \'n Go', ['20" wheels', "Stow 'n Go"]],
    ['ABS, None, -', ['ABS']],
    ['• ABS • Camera', ['ABS', 'Camera']],
    ['ABS\r\nRear camera', ['ABS', 'Rear camera']],
    ['ABS, Rear\ncamera', ['ABS', 'Rear camera']],
    ['1 < 2', ['1 < 2']],
  ])('reads %j', (cell, features) => {
    expect(readFeatures(cell)).toEqual(features);
  });

  it.each(['', ' ', ',', null, []])('reads %j as no features', (cell) => {
    expect(readFeatures(cell)).toBeNull();
  });

  it('reads a list, and refuses one with a wrong entry or with too many', () => {
    expect(readFeatures(['a', ' b '])).toEqual(['a', 'b']);
    expect(readFeatures(['a', {}])).toEqual(problem('neither text nor a number'));
    expect(readFeatures(7)).toEqual(problem('not a list'));
    expect(readFeatures(Array.from({ length: 201 }, () => 'x').join('|'))).toEqual(problem('more than 200'));
  });
});

describe('readStatus', () => {
  it('recognises a status that takes a vehicle out of the inventory', () => {
    const off =
      'Sold,SOLD - delivered,Retail Sold,deleted,Delete,Inactive,removed,Out_of_stock,not available,Off the lot,Wholesale';
    const gone = [...off.split(','), 'Not for sale', 'no longer listed', 'Expired', 'Unavailable'];
    expect(gone.map(readStatus)).toEqual(gone);
    const here = 'Available,In stock,Active,Sale pending,Unsold,Not yet sold,For sale'.split(',');
    expect([...here, '', 7, true, null].map(readStatus).filter((status) => status !== null)).toEqual([]);
  });
});

it('readSold reads whether and when a vehicle was sold', () => {
  expect(['Yes', '1', true, '11/20/2026'].map(readSold)).toEqual(['Yes', '1', 'true', '11/20/2026']);
  const unsold = ['', 'No', 'N', '0', 0, false, null, 'Not sold', 'In stock', '0000-00-00'];
  const noDates = ['1/1/0001 12:00:00 AM', '1900-01-01', '12/30/1899', '1970-01-01T00:00:00'];
  expect([...unsold, ...noDates].filter((cell) => readSold(cell) !== null)).toEqual([]);
});

describe('readPhotos', () => {
  it.each([
    ['https://x.example/1.jpg|https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/1.jpg,https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/1.jpg,|https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/w_1,h_2/1.jpg', 'https://x.example/w_1,h_2/1.jpg'],
    ['ftp://x.example/1.jpg;http://x.example/2.jpg', 'http://x.example/2.jpg'],
    ['javascript:alert(1)|https://x.example/2.jpg', 'https://x.example/2.jpg'],
    [`https://x.example/${'x'.repeat(2048)}|https://x.example/2.jpg`, 'https://x.example/2.jpg'],
    [['https://x.example/1.jpg', 'https://x.example/2.jpg'], 'https://x.example/1.jpg'],
    ['/photos/1.jpg', '/photos/1.jpg'],
    ['/photos/my car.jpg', '/photos/my%20car.jpg'],
    ['https://x.example/my car.jpg , /photos/2.jpg', 'https://x.example/my%20car.jpg'],
    ['https://x.example/a, b;c.jpg;https://x.example/2.jpg', 'https://x.example/a,%20b;c.jpg'],
    ['https://x.example/1.jpg\nhttps://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['photo.jpg|/photos/2.jpg,', '/photos/2.jpg'],
    ['{https://x.example/1.jpg,https://x.example/2.jpg}', 'https://x.example/1.jpg'],
    ['["https:\\/\\/x.example\\/1.jpg","https://x.example/2.jpg"]', 'https://x.example/1.jpg'],
    ['\'https://x.example/1.jpg\', "https://x.example/2.jpg"', 'https://x.example/1.jpg'],
    ['https://x.example/~a/1.jpg~https://x.example/2.jpg', 'https://x.example/~a/1.jpg'],
    [['https://x.example/my car.jpg'], 'https://x.example/my%20car.jpg'],
    [[{ url: 'https://x.example/1.jpg', tag: [] }], 'https://x.example/1.jpg'],
    ['[{"url":"https://x.example/1.jpg","tag":["Exterior"]}]', 'https://x.example/1.jpg'],
  ])('reads %j', (cell, url) => {
    expect(readPhotos(cell)).toHaveProperty('0', url);
  });

  it.each(['', 'n/a', 'coming soon', '25', 25])('reads %j as no photo', (cell) => {
    expect(readPhotos(cell)).toBeNull();
  });

  it.each(['javascript:x.y', 'data:image/png;base64,x', 'photo.jpg', 'http://'])('refuses %j', (cell) => {
    expect(readPhotos(cell)).toEqual(problem('has no valid http(s) URL'));
  });
});
