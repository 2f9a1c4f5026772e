import { expect, it } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

it.each([
  'ana@visitor.example',
  'a+b.c@mail.visitor.example',
  "o'hara@visitor.example",
  'jürgen@müller.example',
])('accepts %j', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  ...['', 'ana', 'ana@', '@visitor.example', 'ana@visitor', 'ana@.example', 'ana@visitor.', 'a@b@c.example'],
  ...[
    'a@b.example, c@d.example',
    'Ana <ana@visitor.example>',
    '"a b"@visitor.example',
    'a b@visitor.example',
  ],
  ...[
    'a@visitor.example\nBcc: b@c.example',
    'a@visitor\u{200b}.example',
    `${'a'.repeat(65)}@visitor.example`,
  ],
])('refuses %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
