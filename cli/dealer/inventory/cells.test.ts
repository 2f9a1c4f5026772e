import { expect, it } from 'vitest';
import { plainCell, readVin } from './cells.ts';
import { vehicleColumns } from './columns.ts';

const now = new Date('2026-11-20T12:00:00Z');

const readers = { ...vehicleColumns, vin: { read: readVin }, plain: { read: plainCell } };

/** Reads the cells as each of these fields, whose names are separated by spaces. */
const readAll = (names: string, cells: readonly unknown[]) =>
  names
    .split(' ')
    .flatMap((name) =>
      cells.map((cell) => ({ name, cell, value: readers[name as keyof typeof readers].read(cell, now) })),
    );

const vin = '1HGCM82633A004352';
const deep = `[${'{"url":'.repeat(20_000)}1${'}'.repeat(20_000)}]`;
const [one, two] = ['https://x.io/1.jpg', 'https://x.io/2.jpg'];

it.each<[fields: string, cells: unknown[], value: unknown]>([
  ['price mileage', ['24995', '24,995.00', ' 24,995 ', '24995.0'], 24995],
  ['price mileage', ['24995*', '24,995 +', '24995**'], 24995],
  ['price mileage', ['24995.5', '24,995.50'], 24995.5],
  ['price mileage', ['1,234,567.89'], 1234567.89],
  ['price', [24.995], 24.995],
  ['price mileage year', ['', '  ', '-', 'CALL FOR PRICE!', 'EXEMPT', 'n/a', '#REF!', null, undefined], null],
  ['price', ['$24,995.00', '$ 24,995', 'USD 24,995', '24,995 USD'], 24995],
  ['price', ['0', '0.00', '$0.00', 0, '½'], null],
  ['price', [10_000_000], 10_000_000],
  ['mileage', ['32,150 mi', '32150 Miles'], 32150],
  ['mileage', ['0', 0], 0],
  ['mileage', [2_000_000], 2_000_000],
  ['mileageUnit', ['Actual'], 'Actual'],
  ['year', ['2020', 2020, '2020.0'], 2020],
  ['year', ['1886'], 1886],
  ['year', ['2028'], 2028],
  ['model', ['  Land \r\n Rover '], 'Land Rover'],
  ['model', ['=HYPERLINK("x")'], '=HYPERLINK("x")'],
  ['model', ['#1234'], '#1234'],
  ['model mileageUnit', ['', '-', 'N/A', '#N/A', '#DIV/0!', '#NAME?', '\\N', 'NaN', 'Not Specified'], null],
  ['model', ['x'.repeat(1500)], 'x'.repeat(1500)],
  ['id vin', ['1hgcm82633a004352', vin], vin],
  ['id vin stockNumber', ['a-17b'], 'a-17b'],
  ['id vin stockNumber', [4711], '4711'],
  ['id vin stockNumber', [' ', '-', '.', '..', '0', 'TBD', 'N/A', 'none', 0], null],
  ['vin', ['XXXXXXXXXXXXXXXXX', ' 000 ', 'PENDING', 'To follow', 'in transit'], null],
  ['vin', [`${vin} (new)`, `Car ${vin}.0`, `${vin.slice(0, 9)}-${vin.slice(9)}`], vin],
  ['vin', ['Generated 11/27/2026'], 'Generated 11-27-2026'],
  ['stockNumber', ['a/b'], 'a/b'],
  ['status', ['', 7, true, null], null],
  ['sold', ['Yes', '1', true, 'Sold', 'checked', '☑', 'Ja', '2026-11-20T10:00Z', '20.11.2026'], 'yes'],
  ['sold', ['12/31/9999', '31.12.9999', '2026-12-01', '12/24/2026', 'unchecked'], null],
  ['shown hidden', ['TRUE', 'oui', 1], 'yes'],
  ['shown', ['Visible', 'published'], 'yes'],
  ['shown', ['No', 'hidden', -1], 'no'],
  ['price mileage', ['$1', '1', 1, '9,999,999', 999999].filter((raw) => raw !== '$1'), null],
  ['sold', ['', 'No', 'N', '0', 0, false, null, 'Not sold', 'In stock', '0000-00-00'], null],
  ['sold', ['1/1/0001 12:00:00 AM', '1900-01-01', '12/30/1899', '1970-01-01T00:00:00'], null],
  ['features', ['a|b, c; d'], ['a', 'b, c; d']],
  ['features', ['a; b, c'], ['a', 'b, c']],
  ['features', ['a, b,, c,', ['a', ' b ', 'c']], ['a', 'b', 'c']],
  ['features', ['ABS~Rear, left', plainCell('<li>ABS</li>\n<li>Rear, left</li>')], ['ABS', 'Rear, left']],
  ['features', ['Tow bar', 'Tow bar, None, -'], ['Tow bar']],
  ['features', ['["a|b","c"]'], ['a|b', 'c']],
  ['features', ['[GPS], Radio'], ['[GPS]', 'Radio']],
  ['features', ['{"Tow bar","GPS"}', '{Tow bar,"GPS"}', "['Tow bar', 'GPS']"], ['Tow bar', 'GPS']],
  ['features', ['20" wheels; Stow \'n Go'], ['20" wheels', "Stow 'n Go"]],
  ['features', ['• ABS • Rear camera', 'ABS\r\nRear camera', 'ABS, Rear\ncamera'], ['ABS', 'Rear camera']],
  ['features', ['a^b', '· a · b', '▪ a ▪ b', '★ a ★ b', '* a * b', '- a\n- b', 'a :: b'], ['a', 'b']],
  ['features', ['1 < 2'], ['1 < 2']],
  ['features', ['', ' ', ',', null, []], null],
  ['photos', [`${one}|${two}`, `${one},${two}`, `${one},|${two}`, `${one}\n${two}`], [one, two]],
  ['photos', [`{${one},${two}}`, `'${one}', "${two}"`, [one, two]], [one, two]],
  ['photos', [`["https:\\/\\/x.io\\/1.jpg","${two}"]`, [{ url: one, tag: [] }, two]], [one, two]],
  ['photos', [`ftp://x.io/1.jpg;${two}`, `javascript:alert(1)|${two}`, `photo.jpg|${two},`], [two]],
  ['photos', [`https://x.io/${'x'.repeat(2048)}|${two}`], [two]],
  ['photos', [`https://x.io/~a/1.jpg~${two}`], ['https://x.io/~a/1.jpg', two]],
  ['photos', ['https://x.io/w_1,h_2/1.jpg'], ['https://x.io/w_1,h_2/1.jpg']],
  ['photos', ['/photos/my car.jpg', ['/photos/my car.jpg']], ['/photos/my%20car.jpg']],
  ['photos', [`https://x.io/a, b;c.jpg;${two}`], ['https://x.io/a,%20b;c.jpg', two]],
  ['photos', [`https://x.io/my car.jpg , /2.jpg`], ['https://x.io/my%20car.jpg', '/2.jpg']],
  ['photos', [`${one}/${two}`, `${one}#${two}`, `${one}&${two}`, `${one}::${two}`, one + two], [one, two]],
  ['photos', [`${one}, coming soon`, `${one} (1 of 1)`, [{ sizes: { large: one } }], [[one]]], [one]],
  ['photos', [`${one}''`, `""${one}`], [one]],
  ['photos', ['', 'n/a', 'coming soon', '25', 25], null],
  ['plain', ['Town &amp; Country', 'Town &amp;amp; Country'], 'Town & Country'],
  ['plain', ['<b>3rd</b> row<span class="x">s</span>', '&lt;b&gt;3rd rows&lt;/b&gt;'], '3rd rows'],
  ['plain', ['ABS<br>Camera<BR />'], 'ABS\u2028Camera\u2028'],
  ['plain', ['AT&T, 1 < 2, <GPS>, /1.jpg?a=1&copy=2'], 'AT&T, 1 < 2, <GPS>, /1.jpg?a=1&copy=2'],
  ['plain', [`&${'amp;'.repeat(20_000)}lt;`], `&${'amp;'.repeat(19_997)}lt;`],
  ['plain', [['A&amp;B', 7]], ['A&B', 7]],
  ['plain', [undefined], undefined],
])('as %s, reads %j as %j', (names, cells, value) => {
  const values = readAll(names, cells);
  expect(values).toEqual(values.map((read) => ({ ...read, value })));
});

it.each<[fields: string, reason: string, cells: unknown[]]>([
  ['price mileage', 'is ambiguous', ['24.995', '1.000']],
  ['price', 'is ambiguous', ['$24.995']],
  ['price mileage', 'is not a number', ['24.995,00 €', '24,99', '1,2345', '24 995', '£24,995', '50,000 kg']],
  ['price mileage', 'is not a number', ['2.4995E+4', '0x10', '25k', '20000-25000', 1e21]],
  ['price mileage', 'is not a number', [`1${' mi'.repeat(60_000)}x`, `1${'*'.repeat(100_000)}x`]],
  ['price mileage', 'is negative', ['-1', '-$5', '$-5', '($500)', -1]],
  ['price mileage', 'is over', [10_000_001, '99,999,998']],
  ['price', 'is over 10,000,000', [10_000_001]],
  ['mileage', 'is over 2,000,000', [2_000_001]],
  ['price mileage year model id', 'is neither text nor a number', [true, {}]],
  ['mileage', 'is not in miles', ['50,000 km', '50000KM', '5 Kilometres']],
  ['mileage', 'may be in thousands', [24.995, '24.9']],
  ['year', 'is not a year from 1886 to 2028', ['20x1', '20', '1885', '2029', '2020.5', '-2020', '0']],
  ['model', 'is longer than 1500 characters', ['x'.repeat(1501)]],
  ['model id', 'contains a character that is not text', ['a\0b', '\u0007', 'a\u001b[31m', '\ud800']],
  ['id', 'cannot be an id', ['__id__', 'é'.repeat(800)]],
  ['id vin', 'was rounded by a spreadsheet', ['1.23457E+16']],
  ['features', 'is neither text nor a number', [['a', {}]]],
  ['features', 'is not a list', [7]],
  ['features', 'has more than 200 features', [Array.from({ length: 201 }, () => 'x').join('|')]],
  ['photos', 'no valid http(s) URL', ['javascript:x.y', 'data:image/png;base64,x', 'photo.jpg', 'http://']],
  ['photos', 'is on a computer', ['/home/ana/IMG_1.JPG', 'https://x.example/1.jpg, /Users/ana/2.jpg']],
  ['photos', 'no valid http(s) URL', [`/${','.repeat(200_000)}x`, `/${'.jpg,'.repeat(40_000)}=`]],
  ['photos', 'has a picture without an address', [[{ url: one }, { alt: 'x' }], '[{"alt":"x"}]', {}, deep]],
])('as %s, reports "%s" for %j', (names, reason, cells) => {
  const problems = readAll(names, cells);
  const value = { problem: expect.stringContaining(reason) as unknown };
  expect(problems).toEqual(problems.map((read) => ({ ...read, value })));
});
