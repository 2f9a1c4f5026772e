import type { Channel } from 'storybook/internal/channels';
import type { PreviewWithSelection } from 'storybook/internal/preview-api';
import type { Renderer } from 'storybook/internal/types';

// Playwright sends the source of each function to the page, so none of them may reference anything outside itself.

type Size = { width: number; height: number };

/** What these functions need of Storybook's preview. */
type PreviewWindow = Window & {
  __STORYBOOK_PREVIEW__: PreviewWithSelection<Renderer>;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  failures: string[];
};

type ViewportParameters = { options?: Record<string, { styles?: { width: string; height: string } }> };

/** Runs before the page's own scripts. Freezes the clock, but not the timers, and disables transitions. */
export function freeze(now: number): void {
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(now).toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now] : args, self),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  const style = new CSSStyleSheet();
  style.replaceSync(`*, *::before, *::after {
    caret-color: transparent !important;
    scroll-behavior: auto !important;
    transition: none !important;
  }
  /* A map that has no network sometimes shows the browser's error page. */
  iframe {
    opacity: 0 !important;
  }`);
  document.adoptedStyleSheets = [style];
}

/** Waits for the preview and all fonts, and records the failures of stories. */
export async function preparePreview(): Promise<void> {
  const view = window as unknown as PreviewWindow;
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = view;
  await preview.ready();
  // Skips the accessibility check, which takes longer than the screenshot.
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  await Promise.allSettled([...document.fonts].map((font) => font.load()));

  view.failures = [];
  const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'];
  for (const event of [...failures, 'storyErrored', 'storyMissing'])
    channel.on(event, (...errors: readonly (Error | Error[])[]) => {
      for (const error of errors.flat())
        view.failures.push(error.message ?? 'The story could not be loaded.');
    });
  channel.on('storyUnchanged', (storyId) => channel.emit('forceRemount', { storyId }));
}

/** The size of a story with a `viewport` global. */
export async function findViewport(storyId: string): Promise<Size | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { viewport } = storyGlobals as { viewport?: { value?: string } };
  const { options } = Object(parameters['viewport']) as ViewportParameters;
  const styles = options?.[viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Renders the story with repeatable random numbers, runs its play function, and returns the error messages. */
export async function showStory(storyId: string): Promise<string[]> {
  const view = window as unknown as PreviewWindow;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = view;
  view.failures = [];
  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const timeout = new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['The story did not finish in time.']), 30_000);
  });
  const finished = new Promise((resolve) => {
    channel.once('storyFinished', resolve);
    channel.once('storyMissing', resolve);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  return Promise.race([finished.then(() => view.failures), timeout]);
}

/** Waits for fonts, images and DOM changes, and finishes all animations. */
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
    // A lazy image outside of the viewport would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    changes.takeRecords();
    const images = [...document.images].map((image) => image.decode());
    const timeout = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled([document.fonts.ready, ...images]), timeout]);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (changes.takeRecords().length > 0 && performance.now() < deadline);
  changes.disconnect();
}

/**
 * The page's tags, each with the text after it, and the CSS rules of its elements. What depends on the layout or on a build
 * is left out, so two descriptions differ only where the cause of a visible change is.
 */
export function describePage(): string[] {
  const attributes = / (class|style|id|for|aria-(labelledby|describedby|controls))="[^"]*"/g;
  const html = document.body.outerHTML
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(attributes, '');
  const lines = html.split(/(?=<)/);
  const add = (rules: CSSRuleList, condition: string) => {
    for (const rule of rules) {
      const selector = rule instanceof CSSStyleRule ? rule.selectorText : '';
      // The page has shown other stories before, so it has their rules, too.
      const classes = selector.match(/\.[a-z][\w-]*/gi) ?? [];
      if (!classes.every((name) => document.querySelector(name))) continue;
      const name = `${condition}${selector.replaceAll(/\.[a-z][\w-]*/gi, '')}`;
      if (rule instanceof CSSStyleRule)
        lines.push(...rule.style.cssText.split(/;\s+(?=[a-z-]+:)/).map((text) => `${name} { ${text} }`));
      if (rule instanceof CSSGroupingRule)
        add(rule.cssRules, rule instanceof CSSConditionRule ? `@ ${rule.conditionText} ` : `${name} `);
    }
  };
  for (const sheet of document.styleSheets) add(sheet.cssRules, '');
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}
