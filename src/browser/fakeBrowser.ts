import { afterEach, beforeEach, vi } from 'vitest';
import { del, entries, get, set, update } from './fakeDatabase.ts';

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** Gives each unit test of a file fake timers, and a page, a localStorage and a fake IndexedDB of its own. */
export function fakeBrowser() {
  const browser = {
    /** The page's document and window. */
    page: newPage(),
    /** The content of localStorage. */
    texts: new Map<string, string>(),
    fire: (type: string, details: object = {}) =>
      browser.page.dispatchEvent(Object.assign(new Event(type), details)),
    setVisibility: (visibilityState: 'visible' | 'hidden') => {
      Object.assign(browser.page, { visibilityState });
      browser.fire('visibilitychange');
    },
  };

  beforeEach(() => {
    vi.useFakeTimers();
    entries.clear();
    for (const method of [get, set, del, update]) method.mockReset();
    const page = newPage();
    const texts = new Map<string, string>();
    Object.assign(browser, { page, texts });
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return browser;
}
