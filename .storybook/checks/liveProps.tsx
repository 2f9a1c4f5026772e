import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComposedStoryFn } from 'storybook/internal/types';

type Annotations = { component?: ComponentType<object>; args?: object; tags?: readonly string[] };

const files = import.meta.glob<Record<string, Annotations>>(
  '../../stories/{components,screens}/**/*.stories.tsx',
);

const maxElements = 300;

/** An element's tag, own text and value, without the ids of React's useId. Attributes have the order of their last change. */
function describeElement(element: Element) {
  const { localName, attributes, childNodes } = element;
  const pairs = [...attributes]
    .filter(({ name, value }) => name !== 'value' && !(name === 'style' && value === ''))
    .map(({ name, value }) => `${name}="${value.replaceAll(/_r_\w+_/g, '')}"`);
  const texts = [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const value = element instanceof HTMLInputElement ? element.value : '';
  return `<${[localName, ...pairs.toSorted()].join(' ')}>${[...texts, value].join('')}`;
}

/** Renders a component with each of the props in turn, and describes the last result. */
async function render<Props extends object>(
  Component: ComponentType<Props>,
  pauseMs: number,
  ...propsInTurn: readonly Props[]
) {
  const container = document.body.appendChild(document.createElement('div'));
  const failures: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => failures.push(error) });
  for (const props of propsInTurn) {
    flushSync(() => root.render(<Component {...props} />));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pauseMs)));
  }
  const elements = [...container.querySelectorAll('*')].map(describeElement);
  root.unmount();
  container.remove();
  if (failures.length > 0) throw failures[0];
  return elements;
}

/**
 * Renders a component with other data and then with its own. Returns the elements of a new page with its own data that are
 * missing, because a part still shows the other data.
 */
export async function findMissingUpdates<Props extends object>(
  Component: ComponentType<Props>,
  other: Props,
  own: Props,
) {
  let missing: string[] = [];
  // Pictures take a while to load or fail.
  for (const pauseMs of [0, 200, 1000]) {
    const updated = new Set(await render(Component, pauseMs, other, own));
    // Only the first elements: a large inventory grows for seconds.
    const first = (await render(Component, pauseMs, own)).slice(0, maxElements);
    missing = first.filter((element) => !updated.has(element));
    if (missing.length === 0) break;
  }
  return missing.slice(0, 3).map((element) => element.slice(0, 200));
}

/** Compares a component with the data of a story, after those of the file's previous state, with a new one. */
export async function findStaleProps({ storyName }: ComposedStoryFn, file: string): Promise<string[]> {
  const load = Object.entries(files).find(([path]) => file.endsWith(path.replace(/^[./]+/, '/')))?.[1];
  const { default: meta, ...stories } = (await load?.()) ?? {};
  const states = Object.entries(stories).filter(([, { tags = [] }]) =>
    tags.some((tag) => tag.startsWith('state:')),
  );
  const index = states.findIndex(([name]) => name === storyName.replaceAll(' ', ''));
  const other = states.at(index - 1);
  if (meta?.component === undefined || index === -1 || other === undefined) return [];
  const propsOf = ({ args }: Annotations = {}) => ({ ...meta.args, ...args });
  const [before, own] = [propsOf(other[1]), propsOf(states[index]?.[1])];
  // Fields may keep what was typed.
  const isDraft = 'defaultValue' in { ...before, ...own } || 'draft' in { ...before, ...own };
  if ('value' in before !== 'value' in own || isDraft) return [];
  const missing = await findMissingUpdates(meta.component, before, own);
  return missing.map((element) => `after the data of ${other[0]}, lacks ${element}`);
}
