import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { throttle } from '../../browser/throttle.ts';
import { GlobalStyle } from '../../components/theme/GlobalStyle.ts';
import { rootId } from '../../page/elements.ts';
import { type FirstPaint, firstPaintCache, firstPaintKey, firstPaintPath } from '../../page/firstPaint.ts';
import { mayHaveInitialToken } from '../../page/storedPage.ts';
import { Site } from '../site/Site.tsx';
import type { Visit } from '../visit/visit.ts';
import { isSettled } from '../visit/visitState.ts';
import { SmallSpinner } from './SmallSpinner.ts';

/** Renders the home screen anew, so that nothing is in it that was typed, opened, translated or added by an extension. */
function drawHome(visit: Visit) {
  const { title } = document;
  const box = document.createElement('div');
  const head = document.createElement('div');
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <StyleSheetManager target={head} disableCSSOMInjection>
        <GlobalStyle />
        <SmallSpinner />
        <Site visit={visit} random={Math.random} />
      </StyleSheetManager>,
    ),
  );
  // Drawings and the chat, whose code comes later. The policy would not allow the attribute either.
  for (const element of box.querySelectorAll('[style]')) element.remove();
  const drawn = { markup: box.innerHTML, sheet: head.textContent };
  root.unmount();
  document.title = title;
  return drawn;
}

/** The page without the dealer's texts, which may contain anything. */
function pageWithoutTexts(): string {
  const page = document.documentElement.cloneNode(true) as Element;
  for (const element of page.querySelectorAll(`#${rootId}, title, meta[name=description], meta[property]`))
    element.remove();
  return page.outerHTML;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

async function store(shown: unknown, { markup, sheet }: ReturnType<typeof drawHome>): Promise<void> {
  const paint: FirstPaint = {
    savedAt: Date.now(),
    scripts: Array.from(document.scripts, ({ src, text }) =>
      src === '' ? firstPaintKey(text, '') : new URL(src).pathname,
    ),
    sheet,
    hash: await sha256(sheet),
    markup,
    key: firstPaintKey(shown, markup),
  };
  await (await caches.open(firstPaintCache)).put(firstPaintPath, Response.json(paint));
}

/** Stores the home screen for the first paint of the next visit, now and after each change of what it shows. */
export function keepFirstPaint(visit: Visit): void {
  let storedKey = '';
  const update = async () => {
    const state = visit.getState();
    const shown = [state.metadata, state.featured];
    const key = firstPaintKey(shown, '');
    // Only live data are cached for the next visit, so only they may be in its first paint.
    if (key === storedKey || !state.isMetadataLive || !isSettled(state)) return;
    const isEmpty = state.featured.status === 'loading' || state.featured.value.length === 0;
    // Before React takes over, a translation would replace the texts of the first paint.
    const isTranslated = document.querySelector('font') !== null;
    const isForThisVisitOnly = mayHaveInitialToken(pageWithoutTexts());
    if (isEmpty || isTranslated || isForThisVisitOnly) await caches.delete(firstPaintCache);
    else await store(shown, drawHome(visit));
    storedKey = key;
  };
  const scheduleUpdate = throttle(() => void update().catch(() => {}));
  visit.subscribe(scheduleUpdate);
  scheduleUpdate();
}
