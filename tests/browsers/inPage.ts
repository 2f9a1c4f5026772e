import { queryAllByRole } from '@testing-library/dom';
import { findTooWide } from '../../.storybook/checks/width.ts';

// Collects errors, and reads the page for the tests. Runs in the page, before the site's own scripts.

const errors: string[] = [];

const originalError = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(`console.error: ${parts.map(String).join(' ')}`);
  originalError(...parts);
};
addEventListener(
  'error',
  ({ message, target }) => {
    // If a module has already loaded, Firefox reports its preload as an error, and sends no request.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    errors.push(message ? `Exception: ${message}` : `Not loaded: ${(target as Element).outerHTML}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => errors.push(`Rejection: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  errors.push(`Policy: ${violatedDirective} ${blockedURI}`),
);

const find = (role: string, name?: string): HTMLElement[] =>
  queryAllByRole(document.body, role, name === undefined ? {} : { name });

const testedPage = {
  errors,
  texts: (role: string, name?: string) => find(role, name).map(({ textContent }) => textContent),
  hasFocus: (role: string, name: string) => find(role, name).includes(document.activeElement as HTMLElement),
  /** Scrolls to the element, and returns its center in px of the window. */
  center: (role: string, name: string) => {
    const [element] = find(role, name);
    element?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  },
  tooWide: findTooWide,
};

export type TestedPage = typeof testedPage;

declare global {
  interface Window {
    testedPage: TestedPage;
  }
}

window.testedPage = testedPage;
