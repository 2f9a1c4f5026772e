import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../browser/fakeBrowser.ts';
import { onReturn } from './onReturn.ts';

const { fire, setVisibility } = fakeBrowser();
const reconnect = vi.fn<() => void>();

beforeEach(() => {
  reconnect.mockClear();
  onReturn(reconnect);
});

it('calls back when the page was hidden for a while', () => {
  setVisibility('hidden');
  vi.advanceTimersByTime(15_000);
  expect(reconnect).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});

it('keeps the connections of a page that was hidden for a moment', () => {
  setVisibility('hidden');
  vi.advanceTimersByTime(14_999);
  setVisibility('visible');
  expect(reconnect).not.toHaveBeenCalled();
});

it('calls back once when the page comes out of the back/forward cache', () => {
  setVisibility('hidden');
  vi.advanceTimersByTime(60_000);
  fire('pageshow', { persisted: true });
  setVisibility('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});

it('ignores the first display of the page', () => {
  fire('pageshow', { persisted: false });
  expect(reconnect).not.toHaveBeenCalled();
});
