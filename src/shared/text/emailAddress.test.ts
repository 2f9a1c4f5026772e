import { expect, it } from 'vitest';
import { isEmailAddress, isTypedEmail } from './emailAddress.ts';

it.each<[texts: string[], isAddress: boolean]>([
  [['ana@visitor.example', 'a+b.c@mail.visitor.example', "o'hara@visitor.example"], true],
  [['jürgen@müller.example', `${'a'.repeat(64)}@visitor.example`], true],
  [['', 'ana', '@visitor.example', 'ana@visitor', 'ana@.example', 'ana@visitor.', 'a@b@c.example'], false],
  [['a@b.example, c@d.example', 'Ana <ana@visitor.example>', '"a b"@visitor.example'], false],
  [['a b@visitor.example', 'a@visitor.example\nBcc: b@c.example'], false],
  [['<ana@visitor.example', `${'a'.repeat(65)}@visitor.example`], false],
])('each of %j is one plain email address: %s', (texts, isAddress) => {
  expect(texts.filter((text) => isEmailAddress(text) !== isAddress)).toEqual([]);
});

it('an address with an invisible character is not a plain one', () => {
  expect(isEmailAddress('a@visitor\u{200b}.example')).toBe(false);
});

it.each<[texts: string[], isTyped: boolean]>([
  [[`${'a'.repeat(318)}@b`], true],
  [['ana@my-cars.example', 'ana@123.example', `ana@${'v'.repeat(63)}.example`, 'ana@कार.example'], true],
  [[`${'a'.repeat(319)}@b`], false],
  [['jane@gmail', 'ana@visitor.example', "o'hara+{x}`$y`@visitor.example", 'jürgen@müller.example'], true],
  [
    ['$(touch${IFS}x)@visitor.example', 'ana@`touch`.example', 'ana@$IFS.example', 'a\\b@visitor.example'],
    false,
  ],
  [['', 'ana', 'ana@', 'ana@visitor.', 'ana@-visitor.example', `ana@${'v'.repeat(64)}.example`], false],
  [['Ana <ana@visitor.example>', 'a b@visitor.example', 'ana@visitor.example\n', 'a@b@c.example'], false],
])('an email field accepts each of %j: %s', (texts, isTyped) => {
  expect(texts.filter((text) => isTypedEmail(text) !== isTyped)).toEqual([]);
});

it.each('@<>()[]\\,;:" \u00a0\n\0\u200b'.split(''))('an email field refuses %j before the @', (character) => {
  expect(isTypedEmail(`a${character}b@visitor.example`)).toBe(false);
});
