import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readFeatures,
  readId,
  readImageUrl,
  readMileage,
  readPrice,
  readStatus,
  readText,
  readYear,
  writeFeatures,
} from './cells.ts';

const now = new Date('2026-11-20T12:00:00Z');
const problem = (reason: string) => ({ problem: expect.stringContaining(reason) as unknown });

describe('readPrice', () => {
  it.each([
    ['24995', 24995],
    ['$24,995.00', 24995],
    ['$ 24,995', 24995],
    ['USD 24,995', 24995],
    ['24,995 USD', 24995],
    ['1,234,567.89', 1234567.89],
    ['24995.5', 24995.5],
    [24995, 24995],
    [24.995, 24.995],
  ])('reads %j', (cell, price) => {
    expect(readPrice(cell)).toBe(price);
  });

  const nothing = ['', '  ', '-', '--', 'Call', 'CALL FOR PRICE!', 'n/a', 'N.A.', 'TBD', null, undefined];
  it.each([...nothing, '0', '0.00', '$0.00', 0])('reads %j as no price', (cell) => {
    expect(readPrice(cell)).toBeNull();
  });

  it.each([
    ['24.995', 'ambiguous'],
    ['$24.995', 'ambiguous'],
    ['24.995,00 €', 'is not a number'],
    ['24,99', 'is not a number'],
    ['1,2345', 'is not a number'],
    ['24 995', 'is not a number'],
    ['25k', 'is not a number'],
    ['£24,995', 'is not a number'],
    ['2.4995E+4', 'is not a number'],
    ['0x10', 'is not a number'],
    ['20000-25000', 'is not a number'],
    ['-1', 'is negative'],
    ['-$5', 'is negative'],
    ['$-5', 'is negative'],
    ['($500)', 'is negative'],
    [-1, 'is negative'],
    [10_000_001, 'is over 10,000,000'],
    [1e21, 'is not a number'],
    [true, 'is neither text nor a number'],
    [{}, 'is neither text nor a number'],
  ])('refuses %j: %s', (cell, reason) => {
    expect(readPrice(cell)).toEqual(problem(reason));
  });

  it('reads every whole price with and without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (price) => {
        expect(readPrice(String(price))).toBe(price);
        expect(readPrice(`$${price.toLocaleString('en-US')}.00`)).toBe(price);
      }),
    );
  });

  it('never reads a number from text without a digit', () => {
    const text = fc.string({
      unit: fc.constantFrom('$', ',', '.', '-', '+', '(', ')', ' ', 'e', '٣', '½', '\0'),
    });
    fc.assert(
      fc.property(text, (cell) => {
        expect(readPrice(cell)).not.toBeTypeOf('number');
      }),
    );
  });
});

describe('readMileage', () => {
  it.each([
    ['32,150 mi', 32150],
    ['32150 Miles', 32150],
    ['0', 0],
    [12.5, 12.5],
  ])('reads %j', (cell, mileage) => {
    expect(readMileage(cell)).toBe(mileage);
  });

  it.each(['', 'N/A', '-', 'unknown'])('reads %j as no mileage', (cell) => {
    expect(readMileage(cell)).toBeNull();
  });

  it.each([
    ['50,000 km', 'is not a number'],
    ['32.150', 'ambiguous'],
    ['-5', 'is negative'],
    ['2000001', 'is over 2,000,000'],
  ])('refuses %j', (cell, reason) => {
    expect(readMileage(cell)).toEqual(problem(reason));
  });
});

describe('readYear', () => {
  it.each([
    ['2020', 2020],
    [2020, 2020],
    ['2020.0', 2020],
    ['1886', 1886],
    ['2028', 2028],
  ])('reads %j', (cell, year) => {
    expect(readYear(cell, now)).toBe(year);
  });

  it.each(['20x1', '20', '1885', '2029', '2020.5', '-2020', '0', 'MMXX'])('refuses %j', (cell) => {
    expect(readYear(cell, now)).toEqual(problem('is not a year from 1886 to 2028'));
  });
});

describe('readText', () => {
  it('trims and collapses spaces and line breaks', () => {
    expect(readText('  Land \r\n Rover ')).toBe('Land Rover');
  });

  it('keeps a formula as text', () => {
    expect(readText('=HYPERLINK("x")')).toBe('=HYPERLINK("x")');
  });

  it('accepts 1,500 characters, and refuses more', () => {
    expect(readText('x'.repeat(1500))).toHaveLength(1500);
    expect(readText('x'.repeat(1501))).toEqual(problem('longer than 1500 characters'));
  });

  it.each(['a\0b', '\u0007', 'a\u001b[31m', '\ud800'])('refuses %j', (cell) => {
    expect(readText(cell)).toEqual(problem('not text'));
  });
});

describe('readId', () => {
  it('writes a VIN in capitals, and leaves other ids alone', () => {
    expect(readId('1hgcm82633a004352')).toBe('1HGCM82633A004352');
    expect(readId('a-17b')).toBe('a-17b');
  });

  it('accepts a number, which JSON may have', () => {
    expect(readId(4711)).toBe('4711');
  });

  it.each(['a/b', '.', '..', '__id__', '1.23457E+16', 'x'.repeat(1501), 'a\0', true])(
    'refuses %j',
    (cell) => {
      expect(readId(cell)).toHaveProperty('problem');
    },
  );

  it('reads an empty cell as no id', () => {
    expect(readId(' ')).toBeNull();
  });
});

describe('readFeatures', () => {
  it.each([
    ['a|b, c; d', ['a', 'b, c; d']],
    ['a; b, c', ['a', 'b, c']],
    ['a, b,, c,', ['a', 'b', 'c']],
    ['Sunroof', ['Sunroof']],
    [
      ['a', ' b '],
      ['a', 'b'],
    ],
    ['["a|b","c"]', ['a|b', 'c']],
    ['[GPS], Radio', ['[GPS]', 'Radio']],
    ['ABS~Camera, rear', ['ABS', 'Camera, rear']],
    ['ABS<br>Camera<BR />Radio', ['ABS', 'Camera', 'Radio']],
    ['<ul><li>ABS</li>\n<li>Camera</li></ul>', ['ABS', 'Camera']],
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

  it('refuses a list with a wrong entry, or with too many', () => {
    expect(readFeatures(['a', {}])).toEqual(problem('neither text nor a number'));
    expect(readFeatures(7)).toEqual(problem('not a list'));
    expect(readFeatures(Array.from({ length: 201 }, () => 'x').join('|'))).toEqual(problem('more than 200'));
  });

  it('reads back what writeFeatures writes', () => {
    const feature = fc
      .string({
        unit: fc.constantFrom(...Array.from('aB1|~•;,"[]<br>\'= é')),
        minLength: 1,
        maxLength: 8,
      })
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(feature, { maxLength: 4 }), (features) => {
        expect(readFeatures(writeFeatures(features)) ?? []).toEqual(features);
      }),
    );
  });
});

describe('readStatus', () => {
  it.each([
    ...[
      'Sold',
      'SOLD - delivered',
      'deleted',
      'Delete',
      'Inactive',
      'removed',
      'Out_of_stock',
      'not available',
    ],
    ...['Off the lot', 'Not for sale', 'no longer listed', 'Expired', 'Unavailable'],
  ])('reads %j as off the lot', (cell) => {
    expect(readStatus(cell)).toBe(cell);
  });

  it.each([
    '',
    'Available',
    'In stock',
    'Active',
    'Sale pending',
    'Unsold',
    'For sale',
    'Retail',
    7,
    true,
    null,
  ])('reads %j as on the lot', (cell) => {
    expect(readStatus(cell)).toBeNull();
  });
});

describe('readImageUrl', () => {
  it.each([
    ['https://x.example/1.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/1.jpg|https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/1.jpg, https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/1.jpg,https://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['https://x.example/w_1,h_2/1.jpg', 'https://x.example/w_1,h_2/1.jpg'],
    ['ftp://x.example/1.jpg;http://x.example/2.jpg', 'http://x.example/2.jpg'],
    ['javascript:alert(1)|https://x.example/2.jpg', 'https://x.example/2.jpg'],
    [`https://x.example/${'x'.repeat(2048)}|https://x.example/2.jpg`, 'https://x.example/2.jpg'],
    [['https://x.example/1.jpg', 'https://x.example/2.jpg'], 'https://x.example/1.jpg'],
    ['/photos/1.jpg', '/photos/1.jpg'],
    ['/photos/my car.jpg', '/photos/my%20car.jpg'],
    ['https://a.example/my car.jpg', 'https://a.example/my%20car.jpg'],
    ['https://x.example/my car.jpg , /photos/2.jpg', 'https://x.example/my%20car.jpg'],
    ['https://x.example/a, b;c.jpg;https://x.example/2.jpg', 'https://x.example/a,%20b;c.jpg'],
    ['https://x.example/1.jpg\nhttps://x.example/2.jpg', 'https://x.example/1.jpg'],
    ['photo.jpg|/photos/2.jpg,', '/photos/2.jpg'],
    [['https://x.example/my car.jpg'], 'https://x.example/my%20car.jpg'],
  ])('reads %j', (cell, url) => {
    expect(readImageUrl(cell)).toBe(url);
  });

  it.each(['', 'n/a', 'No photo'])('reads %j as no photo', (cell) => {
    expect(readImageUrl(cell)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,x', 'photo.jpg', 'http://'])(
    'refuses %j',
    (cell) => {
      expect(readImageUrl(cell)).toEqual(problem('has no valid http(s) URL'));
    },
  );
});
