import { beforeEach, vi } from 'vitest';

/** The entries of localStorage are properties, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** Gives each unit test of a file its own fake timers, page and localStorage. */
export function fakeBrowserInEachTest() {
  const browser = {
    /** The page's document and window. */
    page: newPage(),
    /** The entries of localStorage. */
    storage: {} as Record<string, unknown>,
    fire: (type: string, details: object = {}) =>
      browser.page.dispatchEvent(Object.assign(new Event(type), details)),
    setVisibility: (visibilityState: 'visible' | 'hidden') => {
      Object.assign(browser.page, { visibilityState });
      browser.fire('visibilitychange');
    },
  };

  beforeEach(() => {
    vi.useFakeTimers();
    const page = newPage();
    const storage = new FakeStorage();
    Object.assign(browser, { page, storage });
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('localStorage', storage);
  });

  return browser;
}
