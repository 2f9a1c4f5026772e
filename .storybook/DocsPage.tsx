import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Markdown,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import styled from 'styled-components';

const sources = import.meta.glob<string>('../src/{components,screens}/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 24px;
`;

/** The comment above a styled component, which Storybook does not read. */
function styledComment(code: string, path: string): string {
  const [, name = ''] = /(\w+)\.tsx$/.exec(path) ?? [];
  const [before = '', after] = code.split(` */\nexport const ${name} = styled`);
  const comment = after === undefined ? '' : (before.split('/**').at(-1) ?? '');
  return comment.replaceAll(/^ *\* ?/gm, '').trim();
}

/** The theme tokens in a file's styles. Each nested component lists its tokens on its own page. */
function tokensIn(code: string): string[] {
  const uses = code.matchAll(/\btheme\.(\w+(?:\.\w+|\[\d+\]))/g);
  return [...new Set([...uses].map(([, name = '']) => name))].toSorted();
}

/** What the tests of every story check, for a component's page. */
const accessibility = (tags: readonly string[]) =>
  '**Accessibility**: every state passes axe and the checks of contrast in both schemes, and those of focus outlines, ' +
  `target sizes and reduced motion, in ${tags.includes('engines') ? 'Chromium, Firefox and WebKit' : 'Chromium'}.`;

/**
 * Storybook's docs page, plus the component's tokens and when to use it: the `usage` parameter, whose words in bold
 * begin paragraphs, and the stories tagged `usage`.
 */
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
  const usage: unknown = first?.parameters['usage'];
  const tokens = tokensIn(code);
  return (
    <>
      <Title />
      <Description of="meta" />
      <Markdown>{styledComment(code, path)}</Markdown>
      <Markdown>{String(usage).replaceAll(/\s\*\*(?=[A-Z])/g, '\n\n**')}</Markdown>
      <Markdown>{accessibility(first?.tags ?? [])}</Markdown>
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
      <SideBySide>
        {examples.map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} />
        ))}
      </SideBySide>
      {tokens.length > 0 && <Markdown>{`Tokens: ${tokens.map((name) => `\`${name}\``).join(' ')}`}</Markdown>}
    </>
  );
}
