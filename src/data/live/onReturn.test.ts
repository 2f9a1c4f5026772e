import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { onReturn } from './onReturn.ts';

const { fire, setVisibility } = fakeBrowserInEachTest();
const hideFor = (ms: number) => {
  setVisibility('hidden');
  vi.advanceTimersByTime(ms);
  setVisibility('visible');
};

it.each([
  ['was hidden for a while', 1, () => hideFor(15_000)],
  ['was hidden for a moment', 0, () => hideFor(14_999)],
  ['returns from the back/forward cache', 1, () => fire('pageshow', { persisted: true })],
  ['is shown for the first time', 0, () => fire('pageshow', { persisted: false })],
] as const)('a page that %s opens new connections %i times', (_, times, happen) => {
  const reconnect = vi.fn();
  onReturn(reconnect);
  happen();
  expect(reconnect).toHaveBeenCalledTimes(times);
});

it('opens new connections for a page that was opened in the background', () => {
  const reconnect = vi.fn();
  setVisibility('hidden');
  onReturn(reconnect);
  vi.advanceTimersByTime(15_000);
  setVisibility('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});
