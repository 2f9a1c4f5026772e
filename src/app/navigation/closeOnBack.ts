import { useEffect } from 'react';

// Back closes the topmost layer before it changes the screen. Chromium on Android notifies close watchers first,
// and each modal dialog has one. In other browsers, Back has already moved to another entry when the page is notified:
// `useScreenHistory` then closes the layer and returns. A layer adds no history entry, so Back eventually leaves the site.

declare global {
  interface Window {
    /** Missing in some browsers: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** Functions that close the open layers other than dialogs, such as the chat. */
const closers = new Set<() => void>();

/** Calls back when Back should close a layer that is not a modal dialog. Returns an unsubscribe function. */
export function onBack(close: () => void): () => void {
  closers.add(close);
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', close);
  return () => {
    closers.delete(close);
    watcher?.destroy();
  };
}

export const useCloseOnBack = (isOpen: boolean, setIsOpen: (isOpen: boolean) => void) =>
  useEffect(() => (isOpen ? onBack(() => setIsOpen(false)) : undefined), [isOpen, setIsOpen]);

/** Closes the topmost open dialog, as Escape does, or else the latest other layer. Returns false if nothing is open. */
export function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const close = dialog
    ? () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    : [...closers].at(-1);
  close?.();
  return close !== undefined;
}
