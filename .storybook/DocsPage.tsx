import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { findPath, sources } from './sources.ts';

/** A component's guidance, the parameter `usage` of its stories, in Markdown. Names of components become links. */
type Usage = {
  use: string;
  instead: string;
  keys: string;
  /** Its roles and names for assistive technology, and what screen readers announce. */
  roles?: string;
};

declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}

/** The addresses of the docs pages of components and screens, by name. */
const pages = new Map(
  Object.keys(sources).map((path) => {
    const [, folder = '', name = ''] = /src(.+)\/(\w+)\.tsx$/.exec(path) ?? [];
    return [name, `?path=/docs${folder.replaceAll(/(?!^)\//g, '-')}-${name.toLowerCase()}--docs`];
  }),
);

const linkToPages = (text: string) =>
  text.replaceAll(/\b[A-Z]\w+\b/g, (name) => (pages.has(name) ? `[${name}](${pages.get(name)})` : name));

/** The tokens in a declaration and in what it uses, such as imported styles. Other components' pages list their own. */
function findTokens(name: string, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path + name)) return [];
  seen.add(path + name);
  const source = sources[path] ?? '';
  const start = '^(?:export )?(?:const|function|type) ';
  const declarations = source.split(new RegExp(`(?=${start})`, 'm'));
  const text = declarations.find((each) => new RegExp(`${start}${name}\\b`).test(each)) ?? '';
  const words = text.replaceAll(/\/\*.*?\*\/|\s\/\/[^\n]*/gs, '').match(/\b\w+\b/g) ?? [];
  const parts = words.filter((part) => !pages.has(part));
  const tokens = parts.flatMap((part) => {
    const file = new RegExp(`^import \\{[^}]*\\b${part}\\b.*from '(\\..+)'`, 'm').exec(source)?.[1];
    return findTokens(part, file ? new URL(file, `file:${path}`).pathname : path, seen);
  });
  const own = text.replaceAll('theme.from', 'theme.breakpoint').matchAll(/\btheme\.(\w+(?:\.\w+|\[\d+\]))/g);
  return [...own].map(([, token = '']) => token.replace(/\[(\d+)\]/, '.$1')).concat(tokens);
}

const linkToTokens = (path: string) =>
  [...new Set(findTokens(path.replace(/.*\/|\.tsx$/g, ''), path))]
    .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => `[\`${name}\`](?path=/docs/workshop-tokens--docs#${name})`)
    .join(' ');

/** Storybook's docs page, plus the component's guidance and tokens. */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  // The selects of the controls need labels. Storybook starts them with values.
  const getStoryContext: typeof docs.getStoryContext = (story) => {
    const context = docs.getStoryContext(story);
    return { ...context, args: context['unmappedArgs'] };
  };
  const { usage, fileName } = stories[0]?.parameters ?? {};
  const { use, instead, keys, roles } = (usage ?? {}) as Partial<Usage>;
  const guidance = Object.entries({
    'When to use': use,
    Instead: instead,
    Keys: keys,
    'Assistive technology': roles ?? 'None of its own.',
    'Tokens of its own styles': linkToTokens(findPath(fileName)),
  }).map(([label, text]) => (text ? `**${label}:** ${linkToPages(text)}\n\n` : ''));
  return (
    <>
      <style>{':is(button, select) { font: inherit }'}</style>
      <Title />
      <Description of="meta" />
      <Heading>{stories[0]?.name}</Heading>
      <Primary />
      <Markdown>{`## Guidance\n\n${guidance.join('')}${Object.keys(stories[0]?.argTypes ?? {})[0] ? '## Props' : ''}`}</Markdown>
      <DocsContext.Provider value={{ ...docs, getStoryContext }}>
        <Controls />
      </DocsContext.Provider>
      <Stories title="States and variants" includePrimary={false} />
    </>
  );
}
