import { expect, it, vi } from 'vitest';
import { closeTopmost, onBack } from './closeOnBack.ts';

const watchers = new Set<EventTarget>();

class FakeWatcher extends EventTarget {
  constructor() {
    super();
    watchers.add(this);
  }
  destroy() {
    watchers.delete(this);
  }
}

it('Back closes a layer, with or without a close watcher, and nothing once it is closed', () => {
  vi.stubGlobal('window', { CloseWatcher: FakeWatcher });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  const close = vi.fn();
  const unsubscribe = onBack(close);
  for (const watcher of watchers) watcher.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  expect(closeTopmost(), 'closes a layer').toBe(true);
  expect(close).toHaveBeenCalledTimes(2);
  unsubscribe();
  expect(watchers.size, 'watchers').toBe(0);
  expect(closeTopmost()).toBe(false);
});

it('Back closes the topmost dialog, as Escape does, before another layer', () => {
  const dialogs = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector === 'dialog:modal' ? dialogs : []),
  });
  const closed: unknown[] = [];
  for (const dialog of dialogs)
    dialog.addEventListener('cancel', (event) => closed.push(dialog, event.cancelable));
  const unsubscribe = onBack(() => closed.push('chat'));
  expect(closeTopmost()).toBe(true);
  unsubscribe();
  expect(closed).toEqual([dialogs[1], true]);
});
