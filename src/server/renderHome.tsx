import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HydratedSite } from '../app/firstPaint/HydratedSite.tsx';
import { SmallSpinner } from '../app/firstPaint/SmallSpinner.ts';
import type { Visit } from '../app/visit/visit.ts';
import { initialVisitState, inventoryReceived } from '../app/visit/visitState.ts';
import { firstPaintKey, type HomePaint } from '../page/firstPaint.ts';
import type { Home } from './home.ts';

const nothing = () => undefined;

/** Renders the home screen, and collects its styles. */
export function renderHome({ metadata, inventory }: Home): HomePaint {
  const state = {
    ...initialVisitState,
    isReady: true,
    metadata,
    ...inventoryReceived({ value: inventory, freshness: 'read' }),
  };
  // Rendering once asks for nothing but the state.
  const visit = { getState: () => state, subscribe: () => nothing } as unknown as Visit;
  // The markup is not in the key: each browser serializes it in its own way.
  const key = firstPaintKey([state.metadata, state.featured], '');
  const styles = new ServerStyleSheet();
  try {
    const site = <HydratedSite visit={visit} shown={state} findFocused={nothing} findPressed={nothing} />;
    const html = renderToString(styles.collectStyles(site), { identifierPrefix: key });
    renderToString(styles.collectStyles(<SmallSpinner />));
    // React puts preload links before the markup, which hydration does not expect.
    const markup = html.replace(/^(<link rel="preload"[^>]*>)+/, '');
    const sheet = styles
      .getStyleTags()
      .replace(/<\/?style[^>]*>/g, '')
      .replace(/\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
    const hash = `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
    return { markup, sheet, hash, key };
  } finally {
    styles.seal();
  }
}
