import { configure, queryAllByRole, waitFor } from '@testing-library/dom';
import { findOverflow } from '../../.storybook/checks/content.ts';
import { incidents } from '../../.storybook/checks/incidents.ts';

// Collects errors, and reads the page for the tests. Runs in the page, before the site's own scripts.

addEventListener(
  'error',
  ({ message, target }) => {
    // If a module has already loaded, Firefox reports its preload as an error, and sends no request.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    incidents.push(message ? `Exception: ${message}` : `Not loaded: ${(target as Element).outerHTML}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => incidents.push(`Rejection: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  incidents.push(`Policy: ${violatedDirective} ${blockedURI}`),
);

// Testing Library's own message contains the whole document.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') });

const find = (role: string, name?: string): HTMLElement[] =>
  queryAllByRole(document.body, role, name === undefined ? {} : { name });

/** Waits until the page is as expected, and nothing is wider than its box. */
const waitUntil = (isExpected: () => boolean, message: string) =>
  waitFor(() => {
    const problems = isExpected() ? findOverflow() : [message];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

const hasFocus = (role: string, name: string) =>
  find(role, name).some((element) => element === document.activeElement);

const testedPage = {
  incidents,
  hasFocus,
  sees: (role: string, name: string) =>
    waitUntil(() => find(role, name).length > 0, `There is no ${role} '${name}'.`),
  reads: (role: string, text: string) =>
    waitUntil(
      () => find(role).some(({ textContent }) => textContent.includes(text)),
      `No ${role} contains '${text}'.`,
    ),
  hasFocusOn: (role: string, name: string) =>
    waitUntil(() => hasFocus(role, name), `The ${role} '${name}' does not have focus.`),
  /** Scrolls to the element, and returns its center in px of the window. */
  center: (role: string, name: string) => {
    const [element] = find(role, name);
    element?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  },
};

export type TestedPage = typeof testedPage;

Object.assign(window, { testedPage });
