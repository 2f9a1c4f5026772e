import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReturn } from './onReturn.ts';

const reconnect = vi.fn<() => void>();
let page = new EventTarget() as EventTarget & { visibilityState?: string };

const show = (visibilityState: 'hidden' | 'visible') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  reconnect.mockClear();
  onReturn(reconnect);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back when the page was hidden for a while', () => {
  show('hidden');
  vi.advanceTimersByTime(15_000);
  expect(reconnect).not.toHaveBeenCalled();
  show('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});

it('keeps the connections of a page that was hidden for a moment', () => {
  show('hidden');
  vi.advanceTimersByTime(14_999);
  show('visible');
  expect(reconnect).not.toHaveBeenCalled();
});

it('calls back once when the page comes out of the back/forward cache', () => {
  show('hidden');
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  show('visible');
  expect(reconnect).toHaveBeenCalledOnce();
});

it('ignores the first display of the page', () => {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reconnect).not.toHaveBeenCalled();
});
