import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { onInternalAssertion } from './internalAssertion.ts';

const { fire } = fakeBrowserInEachTest();
const failure = (id: string) =>
  new Error(`FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ${id})`);
const repetition = failure('b815');

it.each([
  ['error', 'error'],
  ['unhandledrejection', 'reason'],
])('reports each assertion that fails as %s, but not its repetitions', (type, key) => {
  const callback = vi.fn();
  onInternalAssertion(callback);
  for (const reason of [
    undefined,
    new Error('Something else'),
    repetition,
    repetition,
    failure('ca9'),
    repetition,
  ])
    fire(type, { [key]: reason });
  expect(callback.mock.calls).toEqual([[repetition], [failure('ca9')]]);
});
