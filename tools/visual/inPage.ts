// Playwright sends the source of each function to the page, so none of them may reference anything outside itself.

type Channel = {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
};

type PreparedStory = {
  storyGlobals?: { viewport?: { value?: string } };
  parameters?: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } };
};

type Preview = {
  ready: () => Promise<void>;
  loadStory: (options: { storyId: string }) => Promise<PreparedStory>;
};

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
  }`);
  document.adoptedStyleSheets = [style];
  window.addEventListener('invalid', () => document.documentElement.setAttribute('data-invalid', ''), true);
}

/** Waits for the preview, and loads all fonts, so that the first story does not differ from later ones. */
export async function preparePreview(): Promise<void> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  await preview.ready();
  // Skips the accessibility check, which takes longer than the screenshot.
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/** The sizes of the stories with a `viewport` global, by story id. */
export async function findViewports(
  storyIds: readonly string[],
): Promise<Record<string, { width: number; height: number }>> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  const found: Record<string, { width: number; height: number }> = {};
  for (const storyId of storyIds) {
    // A story that cannot be loaded fails later, when its screenshot is taken.
    const story = await preview.loadStory({ storyId }).catch(() => undefined);
    const viewport = story?.storyGlobals?.viewport?.value ?? '';
    const styles = story?.parameters?.viewport?.options?.[viewport]?.styles;
    if (styles === undefined) continue;
    found[storyId] = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }
  return found;
}

/** Renders the story, runs its play function, and returns the error messages. */
export function showStory(storyId: string): Promise<string[]> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  const messages = new Set<string>();
  const messageOf = (payload: unknown): string => {
    if (Array.isArray(payload)) return payload.map(messageOf).join(', ');
    const { message, title } = Object(payload) as { message?: string; title?: string };
    return message ?? title ?? 'The story could not be loaded.';
  };

  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const reseed = (payload: unknown) => {
    // While the page's first story loads, modules may already have drawn random numbers.
    if ((payload as { newPhase: string }).newPhase === 'rendering') seed = 1;
  };
  document.documentElement.removeAttribute('data-invalid');

  return new Promise((resolve) => {
    const fail = (payload: unknown) => messages.add(messageOf(payload));
    const remount = () => channel.emit('forceRemount', { storyId });
    const finish = (payload: unknown) => {
      const { storyId: finished } = Object(payload) as { storyId?: string };
      if (finished === undefined || finished === storyId) end();
    };
    const end = () => {
      for (const event of failures) channel.off(event, fail);
      channel.off('storyRenderPhaseChanged', reseed);
      channel.off('storyUnchanged', remount);
      channel.off('storyFinished', finish);
      channel.off('storyMissing', end);
      resolve([...messages]);
    };
    for (const event of failures) channel.on(event, fail);
    channel.on('storyRenderPhaseChanged', reseed);
    channel.on('storyUnchanged', remount);
    channel.on('storyFinished', finish);
    channel.on('storyMissing', end);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Waits for fonts, images and DOM changes, and finishes all animations. */
export async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  const { activeElement } = document;
  if (document.documentElement.hasAttribute('data-invalid') && activeElement instanceof HTMLElement) {
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
 * Lists the page's visible elements, one per line, each followed by its texts, picture and styles. An inherited style is
 * listed only where it differs from the parent's, and no size or position that follows from the layout is listed. So the
 * listings of two revisions differ only where the cause of a visible change is.
 */
export function listStyles(): string {
  const inherited = [
    'color',
    'fill',
    'font-family',
    'font-size',
    'font-style',
    'font-variation-settings',
    'font-weight',
    'letter-spacing',
    'line-height',
    'list-style',
    'stroke',
    'stroke-width',
    'text-align',
    'text-indent',
    'text-shadow',
    'text-transform',
    'text-wrap',
    'visibility',
    'white-space-collapse',
  ];
  const own = [
    'align-content',
    'align-items',
    'align-self',
    'aspect-ratio',
    'backdrop-filter',
    'background-color',
    'background-image',
    'background-position',
    'background-size',
    'border-color',
    'border-radius',
    'border-style',
    'border-width',
    'box-shadow',
    'box-sizing',
    'clip-path',
    'content',
    'd',
    'display',
    'filter',
    'flex-direction',
    'flex-grow',
    'flex-shrink',
    'flex-wrap',
    'gap',
    'justify-content',
    'justify-items',
    'mask-image',
    'mix-blend-mode',
    'object-fit',
    'object-position',
    'opacity',
    'order',
    'outline-color',
    'outline-offset',
    'outline-style',
    'outline-width',
    'overflow',
    'padding',
    'position',
    'rotate',
    'scale',
    'text-decoration-line',
    'text-overflow',
    'transform',
    'translate',
    'vertical-align',
    'z-index',
  ];
  // `getComputedStyle` returns the results of the layout for these, `computedStyleMap` does not.
  const measures = [
    'bottom',
    'flex-basis',
    'grid-template-columns',
    'grid-template-rows',
    'height',
    'left',
    'margin-bottom',
    'margin-left',
    'margin-right',
    'margin-top',
    'max-height',
    'max-width',
    'min-height',
    'min-width',
    'right',
    'top',
    'width',
  ];
  const lines: string[] = [];
  const probe = document.createElement('span');
  probe.style.all = 'initial';
  document.body.append(probe);
  const initialStyle = getComputedStyle(probe);
  const initial = new Map(own.map((name) => [name, initialStyle.getPropertyValue(name)]));
  for (const name of measures) initial.set(name, String(probe.computedStyleMap().get(name)));
  probe.remove();

  const addStyles = (label: string, style: CSSStyleDeclaration, parent: CSSStyleDeclaration | undefined) => {
    for (const name of inherited) {
      const value = style.getPropertyValue(name);
      if (value !== parent?.getPropertyValue(name)) lines.push(`${label} ${name}: ${value}`);
    }
    for (const name of own) {
      const value = style.getPropertyValue(name);
      // The colour of a border that is not drawn is the colour of the text.
      const isUnused =
        (name === 'border-color' && style.borderStyle === 'none') ||
        (name === 'outline-color' && style.outlineStyle === 'none');
      if (!isUnused && value !== initial.get(name)) lines.push(`${label} ${name}: ${value}`);
    }
  };
  const add = (element: Element, parent: CSSStyleDeclaration | undefined, indent: string) => {
    if (!element.checkVisibility() || element.matches('script, style')) return;
    const label = `${indent}${element.localName}`;
    lines.push(label);
    for (const node of element.childNodes) {
      const text = node instanceof Text ? node.data.trim() : '';
      if (text !== '') lines.push(`${label} text: ${text.replaceAll(/\s+/g, ' ')}`);
    }
    if (element instanceof HTMLImageElement) {
      lines.push(`${label} picture: ${element.currentSrc.replace(location.origin, '')}`);
    }
    if (element instanceof HTMLInputElement) lines.push(`${label} value: ${element.value}`);
    const style = getComputedStyle(element);
    addStyles(label, style, parent);
    const inline = element instanceof HTMLElement ? element.style : undefined;
    const computed = element.computedStyleMap();
    for (const name of measures) {
      // Scripts set sizes and positions inline, according to the layout.
      const value = inline?.getPropertyValue(name) ? initial.get(name) : String(computed.get(name));
      if (value !== initial.get(name)) lines.push(`${label} ${name}: ${value}`);
    }
    for (const name of ['::before', '::after']) {
      const pseudoStyle = getComputedStyle(element, name);
      if (!['none', 'normal'].includes(pseudoStyle.content)) addStyles(`${label}${name}`, pseudoStyle, style);
    }
    for (const child of element.children) add(child, style, `${indent}  `);
  };
  add(document.body, undefined, '');
  return `${lines.join('\n')}\n`;
}

/**
 * The first and last columns and rows with differing pixels of two pictures, given as data URLs, and the width of the
 * wider picture; `undefined`: they are the same.
 */
export async function findDifference(
  urls: readonly [before: string, after: string],
): Promise<{ left: number; top: number; right: number; bottom: number; width: number } | undefined> {
  const read = async (url: string) => createImageBitmap(await (await fetch(url)).blob());
  const [one, other] = await Promise.all([read(urls[0]), read(urls[1])]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const pixelsOf = (bitmap: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('The browser has no canvas of this size.');
    context.drawImage(bitmap, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  const [pixels, otherPixels] = [pixelsOf(one), pixelsOf(other)];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === otherPixels[index]) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right === -1 ? undefined : { left, top, right, bottom, width };
}
