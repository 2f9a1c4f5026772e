import { expect, it } from 'vitest';
import { excerpt, oneLine } from './oneLine.ts';

it.each([
  ['Tuesday\r\nBcc: eve@evil.example', 'Tuesday Bcc: eve@evil.example'],
  ['after\u2028five\u2029or\tsix\0', 'after five or six'],
  ['half\ud83dof a car 🚗,\uffff', 'half of a car 🚗,'],
])('makes one line of %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('takes an excerpt of 300 characters', () => {
  expect(excerpt(`550\n${'x'.repeat(300)}`)).toBe(`550 ${'x'.repeat(296)}`);
});
