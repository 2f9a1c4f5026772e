import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import styled from 'styled-components';
import type { Usage } from './usage.d.ts';

const sources = import.meta.glob<string>('../src/{components,screens}/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** The files of components and screens, by name. */
const files = new Map(Object.keys(sources).map((path) => [/(\w+)\.tsx$/.exec(path)?.[1] ?? '', path]));

/** The section of the Tokens page that shows a group of the theme. */
const tokenSections: Readonly<Record<string, string>> = {
  color: 'colours',
  font: 'type',
  weight: 'type',
  space: 'space',
  radius: 'radii-and-shadows',
  shadow: 'radii-and-shadows',
  motion: 'motion',
};

export const docsTheme = matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light;

const Guidance = styled.dl`
  && {
    display: grid;
    grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
    gap: 8px 16px;
    margin: 24px 0 40px;
    color: ${docsTheme.textColor};
    font: 14px / 1.6 ${docsTheme.fontBase};
  }

  && > * {
    margin: 0;
    padding: 0;
    font: inherit;
  }

  && > dt {
    font-weight: 700;
  }

  @media (max-width: 600px) {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  code {
    font: 13px ${docsTheme.fontCode};
  }
`;

const Tokens = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 24px;
`;

/** A link to a docs page of this Storybook. */
const PageLink = ({ page, children }: { page: string; children: ReactNode }) => (
  <a href={`./?path=/docs/${page}`} target="_top">
    {children}
  </a>
);

/** A text whose names of components are links, and whose words in backquotes are code. */
const LinkedText = ({ children }: { children: string }) =>
  children.split(/(`[^`]+`|\b[A-Z]\w+\b)/).map((part, index) => {
    const file = files.get(part);
    if (file !== undefined)
      return (
        <PageLink
          key={index}
          page={`${file.slice('../src/'.length, -'.tsx'.length).toLowerCase().replaceAll('/', '-')}--docs`}
        >
          {part}
        </PageLink>
      );
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });

/** The theme tokens in a file's styles. Each nested component lists its tokens on its own page. */
function tokensIn(code: string): string[] {
  const uses = code.matchAll(/\btheme\.(\w+(?:\.\w+|\[\d+\]))/g);
  return [...new Set([...uses].map(([, name = '']) => name))].toSorted();
}

const Token = ({ name }: { name: string }) => {
  const section = tokenSections[name.split(/\W/, 1)[0] ?? ''];
  return (
    <PageLink page={`workshop-tokens--docs${section === undefined ? '' : `#${section}`}`}>
      <code>{name}</code>
    </PageLink>
  );
};

/** Storybook's docs page, plus the component's guidance and tokens, and the stories tagged `usage`. */
export function DocsPage() {
  const { channel, componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const examples = stories.filter(({ tags }) => tags.includes('usage'));
  const [first] = stories;
  const path = String(first?.parameters['fileName']).replace(
    /^.*\/stories(.+)\.stories\.tsx$/,
    '../src$1.tsx',
  );
  const [code, setCode] = useState('');
  useEffect(() => void sources[path]?.().then(setCode), [path]);
  useEffect(() => {
    // Storybook's controls show a choice's label after an update, but not at first.
    if (first !== undefined) channel.emit(UPDATE_STORY_ARGS, { storyId: first.id, updatedArgs: {} });
  }, [channel, first]);
  const { use, instead, keys, roles } = (first?.parameters['usage'] ?? {}) as Partial<Usage>;
  const guidance = { 'When to use': use, Instead: instead, Keys: keys, 'Assistive technology': roles };
  const tokens = tokensIn(code);
  return (
    <>
      <Title />
      <Description of="meta" />
      <Guidance>
        {Object.entries(guidance).map(
          ([label, text]) =>
            text !== undefined && [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} text`}>
                <LinkedText>{text}</LinkedText>
              </dd>,
            ],
        )}
        {tokens.length > 0 && (
          <>
            <dt>Tokens</dt>
            <Tokens>
              {tokens.map((name) => (
                <Token key={name} name={name} />
              ))}
            </Tokens>
          </>
        )}
      </Guidance>
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
      {examples.length > 0 && <Heading>Do and don’t</Heading>}
      <SideBySide>
        {examples.map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} />
        ))}
      </SideBySide>
    </>
  );
}
