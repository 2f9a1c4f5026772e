import { expect, it } from 'vitest';
import { askedAt } from './storedRequest.ts';

const receivedAt = Date.parse('2026-11-20T10:00:30Z');

it.each([
  ['2026-11-20T08:15:00Z', 'the browser’s clock'],
  ['2026-11-20T10:00:30Z', 'the browser’s clock'],
  ['2026-11-06T10:00:30Z', 'the browser’s clock'],
  ['2026-11-20T10:00:31Z', 'the server’s, because a request cannot be from the future'],
  ['2026-11-06T10:00:29Z', 'the server’s, because browsers drop requests after 14 days'],
])('dates a request of %s by %s', (time, clock) => {
  const submittedAt = Date.parse(time);
  expect(askedAt({ submittedAt }, receivedAt)).toBe(
    clock === 'the browser’s clock' ? submittedAt : receivedAt,
  );
});
