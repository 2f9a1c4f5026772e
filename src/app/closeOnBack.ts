import { useEffect } from 'react';

// Back closes what is open above the screen before it changes the screen. Chromium on Android asks close watchers first,
// and gives each modal dialog one of its own. Everywhere else Back has moved to another entry by the time the page hears of
// it: `usePlace` then closes the topmost layer and returns. No entry is added for a layer, so Back is never a trap, and from
// the first screen it leaves the site.

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/CloseWatcher, where the browser has it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** Closes the layers that are open and are no dialogs, such as the chat. */
const closers = new Set<() => void>();

/** Lets Back close a layer that is no modal dialog. */
export function useCloseOnBack(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setIsOpen(false);
    closers.add(close);
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', close);
    return () => {
      closers.delete(close);
      watcher?.destroy();
    };
  }, [isOpen, setIsOpen]);
}

/** Closes the topmost open dialog, as Escape does, or else the latest other layer. Returns false if nothing is open. */
export function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const close = dialog
    ? () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    : [...closers].at(-1);
  close?.();
  return close !== undefined;
}
