import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { keyAttribute, paintedRoot, rootId } from './elements.ts';

const browser = fakeBrowserInEachTest();
const reload = vi.fn<() => void>();
const location = { href: '', reload };

class FakeElement {
  /** The control of the first paint that contains the element. */
  control: FakeElement | null = this;
  closest = (selector: string) =>
    selector === `${paintedRoot} :is(button, article, a:not([target]))` ? this.control : null;
}
class FakeLink extends FakeElement {
  href = 'tel:+13025550142';
}

let content: object | null;
let navigation: EventTarget;

beforeEach(async () => {
  content = null;
  navigation = new EventTarget();
  location.href = '';
  const site = `#${rootId}:not([${keyAttribute}]) > *`;
  Object.assign(browser.page, { querySelector: (selector: string) => (selector === site ? content : null) });
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', location);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  vi.resetModules();
  await import('./pageStart.ts');
});

const complete = () => {
  Object.assign(browser.page, { readyState: 'complete' });
  browser.fire('readystatechange');
};

it.each<[state: string, begin: () => void, reloads: number]>([
  ['nothing has begun', () => {}, 1],
  ['the boot script has run', () => Object.assign(window, { showroomBoot: {} }), 0],
  [
    'the site is there',
    () => {
      content = {};
    },
    0,
  ],
])('reloads after 15 s, unless it has begun: %s', async (_, begin, reloads) => {
  await vi.advanceTimersByTimeAsync(14_900);
  expect(reload).not.toHaveBeenCalled();
  begin();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

const leaveFor = (url: string) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url } }));

it.each<[event: string, happen: () => void, reloads: number]>([
  ['nothing else', () => {}, 1],
  ['a call', () => leaveFor('tel:1'), 1],
  ['another page', () => leaveFor('https://cars.example/b'), 0],
  ['the end of parsing', () => browser.fire('DOMContentLoaded'), 0],
])('restarts a page that stopped loading, after %s', async (_, happen, reloads) => {
  browser.fire('readystatechange');
  happen();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).not.toHaveBeenCalled();
  complete();
  await vi.advanceTimersByTimeAsync(400);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

/** Presses an element. Returns whether the press is left to the browser. */
const press = (target: unknown) =>
  browser.page.dispatchEvent(
    Object.defineProperty(new Event('click', { cancelable: true }), 'target', { value: target }),
  );

it('remembers the pressed control of the first paint, and leaves other presses to the browser', () => {
  const button = new FakeElement();
  expect(press(button)).toBe(true);
  expect(window.showroomPress).toBe(button);
  const text = Object.assign(new FakeElement(), { control: null });
  expect([press(text), press(undefined)]).toEqual([true, true]);
  expect(window.showroomPress).toBe(button);
});

it('follows a pressed link itself, unless the site does so within 3 s or another control is pressed', async () => {
  const link = new FakeLink();
  expect(press(link)).toBe(false);
  await vi.advanceTimersByTimeAsync(2900);
  expect(location.href).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(location.href).toBe(link.href);
  expect(window.showroomPress).toBeUndefined();
  for (const other of [undefined, new FakeElement()]) {
    location.href = '';
    press(link);
    Object.assign(window, { showroomPress: other });
    await vi.advanceTimersByTimeAsync(4000);
    expect(location.href).toBe('');
  }
});
