import type { Channel } from 'storybook/internal/channels';
import type { PreviewWithSelection } from 'storybook/internal/preview-api';
import type { Renderer } from 'storybook/internal/types';
import type { viewports } from '../../stories/fixtures/viewports.ts';

// Playwright sends the source of each function to the page, so none of them may reference anything outside itself.

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: PreviewWithSelection<Renderer>;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Runs before the page's own scripts. Repeats the same random numbers on every page. */
export function repeatRandomNumbers(): void {
  let random = 0;
  Math.random = () => {
    random = (random + Math.SQRT1_2) % 1;
    return random;
  };
}

/** The viewport to which a story is pinned by `...at('narrow')`. */
export async function findViewport(storyId: string): Promise<keyof typeof viewports | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window;
  await preview.ready();
  const { storyGlobals } = await preview.loadStory({ storyId });
  return (storyGlobals['viewport'] as { value: keyof typeof viewports } | undefined)?.value;
}

/** How the page's story has ended: `success` or `error`; `undefined` until its play function has run. */
export function findStatus(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  return channel?.last('storyFinished')?.[0].status;
}

/** Waits for fonts, images and DOM changes. */
export async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(':user-invalid')) {
    // The browser's validation bubble fades in and out; it closes when the field loses focus.
    activeElement.blur();
    activeElement.focus();
  }
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const deadline = performance.now() + 5000;
  do {
    // A lazy image outside the viewport would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    changes.takeRecords();
    const fonts = [...document.fonts].map((font) => font.load());
    const images = [...document.images].map((image) => image.decode());
    const timeout = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled([...fonts, ...images]), timeout]);
    const idle = (resolve: IdleRequestCallback) => requestIdleCallback(resolve, { timeout: 1000 });
    await new Promise((resolve) => requestAnimationFrame(() => idle(resolve)));
  } while (changes.takeRecords().length > 0 && performance.now() < deadline);
  changes.disconnect();
}

/**
 * The page's tags, each with the text after it, and the CSS rules of its elements. Omits what depends on the layout or on
 * a build, so two descriptions differ only in what has changed.
 */
export function describePage(): string[] {
  const attributes = / (class|style|id|for|aria-(labelledby|describedby|controls))="[^"]*"/g;
  const html = document.body.outerHTML
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(attributes, '')
    // References to the ids of React's useId, which depend on the number of renders.
    .replaceAll(/#_r_[a-z\d]+_/g, '#');
  const lines = html.split(/(?=<)/);
  const add = (rules: CSSRuleList, condition: string) => {
    for (const rule of rules) {
      const selector = rule instanceof CSSStyleRule ? rule.selectorText : '';
      // Skip the styles of components that the page does not show.
      const classes = selector.match(/\.[a-z][\w-]*/gi) ?? [];
      if (!classes.every((name) => document.querySelector(name))) continue;
      const tagOf = (name: string) => document.querySelector(name)?.localName ?? '';
      const name = condition + selector.replaceAll(/[\w-]*(?:\.[a-z][\w-]*)+/gi, tagOf);
      const declarations =
        'style' in rule ? (rule as CSSStyleRule).style.cssText.match(/[\w-]+: .*?(?=;(?: |$))/g) : [];
      for (const declaration of declarations ?? []) lines.push(`${name} { ${declaration} }`);
      // The name of an animation is a hash of its keyframes.
      if (rule instanceof CSSKeyframesRule)
        lines.push(`@keyframes ${[...rule.cssRules].map(({ cssText }) => cssText).join(' ')}`);
      // `@media print`, `@starting-style`
      const [atRule = ''] = rule instanceof CSSStyleRule ? [name] : rule.cssText.split(' {');
      if (rule instanceof CSSGroupingRule) add(rule.cssRules, `${atRule} `);
    }
  };
  for (const sheet of document.styleSheets) add(sheet.cssRules, '');
  return lines.map((line) => line.replaceAll(location.origin, '').replaceAll(/\s+/g, ' ').trim());
}
