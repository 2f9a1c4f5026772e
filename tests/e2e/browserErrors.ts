import type { BrowserContext } from '@playwright/test';
import { emulators } from '../../tools/emulators/addresses.ts';

const mapUrl = 'https://www.google.com/maps?';

/** What the Firestore client reports without a connection. */
export const offlineErrors = /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore/;

/** Warnings of Firestore's client, which reconnects, and of Playwright. */
const foreignWarnings = /@firebase\/firestore|^Service Worker registration blocked/;

/** The origins, besides its own, to which the site may send requests. */
const otherOrigins = [emulators.auth, `http://${emulators.firestore}`];

export type BrowserErrors = Awaited<ReturnType<typeof watchErrors>>;

/**
 * Collects a context's console errors (with failed requests) and warnings, uncaught exceptions, dialogs, and requests to unexpected
 * origins. Mocks Google Maps.
 */
export async function watchErrors(context: BrowserContext, site: URL) {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && (type !== 'warning' || foreignWarnings.test(message.text()))) return;
    errors.push(`console.${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`Page error: ${error.error().message}`));
  context.on('dialog', (dialog) => {
    errors.push(`Dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, host, href, origin } = new URL(request.url());
    const isKnown = host === site.host || href.startsWith(mapUrl) || otherOrigins.includes(origin);
    if (!isKnown && protocol.startsWith('http')) errors.push(`Request to an unexpected origin: ${href}`);
  });
  await context.route(`${mapUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  );
  return {
    /** Declares expected errors. Each pattern must match at least one error. */
    expect: (...patterns: readonly RegExp[]) => void expected.push(...patterns),
    /** The unexpected errors, and the expected errors that did not occur. */
    unexpected: () => [
      ...errors.filter((text) => !expected.some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !errors.some((text) => pattern.test(text)))
        .map((pattern) => `Did not occur: ${pattern.source}`),
    ],
  };
}
