import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComposedStoryFn } from 'storybook/internal/types';

type Annotations = { component?: ComponentType<object>; args?: object; tags?: readonly string[] };
type StoryFile = Record<string, Annotations>;

/** An element's tag, own text and value, without the ids of React's useId. Attributes have the order of their last change. */
function describeElement(element: Element) {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => name !== 'value' && !(name === 'style' && value === ''))
    .map(({ name, value }) => ` ${name}="${value.replaceAll(/_r_\w+_/g, '')}"`);
  const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
  const value = element instanceof HTMLInputElement ? element.value : '';
  return `<${element.localName}${attributes.toSorted().join('')}>${texts.join('')}${value}`;
}

/** Renders a component with each of the props in turn, and describes the last result. */
async function render<Props extends object>(
  Component: ComponentType<Props>,
  pauseMs: number,
  ...propsInTurn: readonly Props[]
) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  for (const props of propsInTurn) {
    flushSync(() => root.render(<Component {...props} />));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pauseMs)));
  }
  const elements = [...container.querySelectorAll('*')].map(describeElement);
  root.unmount();
  container.remove();
  return elements;
}

/** Renders a component with other data and then its own. Returns what it lacks of a fresh one: parts that show other data. */
export async function findMissingUpdates<Props extends object>(
  Component: ComponentType<Props>,
  other: Props,
  own: Props,
  pauseMs = 0,
): Promise<string[]> {
  const updated = new Set(await render(Component, pauseMs, other, own));
  const missing = (await render(Component, pauseMs, own)).filter((element) => !updated.has(element));
  // Pictures take a while to load or fail.
  if (missing.length > 0 && pauseMs < 1000) return findMissingUpdates(Component, other, own, pauseMs + 500);
  return missing.slice(0, 3).map((element) => element.slice(0, 200));
}

/** Compares a component with the data of a story, after those of the file's previous state, with a new one. */
export async function findStaleProps({ storyName }: ComposedStoryFn, file: string): Promise<string[]> {
  const path = file.slice(file.lastIndexOf('/stories/'));
  const { default: meta, ...stories } = (await import(/* @vite-ignore */ path)) as StoryFile;
  const states = Object.entries(stories).filter(([, { tags = [] }]) => /state:/.test(tags.join()));
  const index = states.findIndex(([name]) => name === storyName.replaceAll(' ', ''));
  const [[, story], [before, otherStory]] = [states[index] ?? ['', {}], states.at(index - 1) ?? ['', {}]];
  if (meta?.component === undefined || index === -1) return [];
  const own: Record<string, unknown> = { ...meta.args, ...story.args };
  const other: Record<string, unknown> = { ...meta.args, ...otherStory.args };
  // Fields keep what was typed.
  for (const name of ['initialDraft', 'defaultValue'])
    if (name in { ...own, ...other }) other[name] = own[name];
  const missing = await findMissingUpdates(meta.component, other, own);
  return missing.map((element) => `after the data of ${before}, lacks ${element}`);
}
