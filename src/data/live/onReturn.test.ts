import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { onReturn } from './onReturn.ts';

const { fire, setVisibility } = fakeBrowserInEachTest();
const hideFor = (ms: number) => {
  setVisibility('hidden');
  vi.advanceTimersByTime(ms);
  setVisibility('visible');
};

it.each([
  ['was hidden for a while', 1, 'visible', () => hideFor(15_000)],
  ['was hidden for a moment', 0, 'visible', () => hideFor(14_999)],
  ['was opened in the background', 1, 'hidden', () => hideFor(15_000)],
  ['returns from the back/forward cache', 1, 'visible', () => fire('pageshow', { persisted: true })],
  ['is shown for the first time', 0, 'visible', () => fire('pageshow', { persisted: false })],
] as const)('a page that %s opens new connections %i times', (_, times, initialVisibility, happen) => {
  const reconnect = vi.fn();
  setVisibility(initialVisibility);
  onReturn(reconnect);
  happen();
  expect(reconnect).toHaveBeenCalledTimes(times);
});
