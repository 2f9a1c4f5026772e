import { expect, it } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

const valid = [
  'ana@visitor.example',
  'a+b.c@mail.visitor.example',
  "o'hara@visitor.example",
  'jürgen@müller.example',
];
const invalid = [
  ...['', 'ana', '@visitor.example', 'ana@visitor', 'ana@.example', 'ana@visitor.', 'a@b@c.example'],
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
];

it('accepts one plain email address, and nothing else', () => {
  expect([...valid, ...invalid].filter(isEmailAddress)).toEqual(valid);
});
