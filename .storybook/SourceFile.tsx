import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const files = import.meta.glob<string>(
  ['../src/{components,screens}/**/*.tsx', '../stories/{components,screens}/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

const Disclosure = styled.details`
  margin-block: 8px;
  font-size: 14px;

  > summary {
    cursor: pointer;
  }
`;

/** A file of the repository, loaded when the reader opens it. */
export function SourceFile({ label, path }: { label: string; path: string }) {
  const [code, setCode] = useState<string>();
  const load = files[`../${path}`];
  if (load === undefined) return null;
  return (
    <Disclosure onToggle={() => void load().then(setCode)}>
      <summary>
        {label}: <code>{path}</code>
      </summary>
      {code !== undefined && <Source code={code} language="tsx" />}
    </Disclosure>
  );
}

/** The code of a file of the repository; empty until it has loaded. */
function useCode(path: string) {
  const [code, setCode] = useState('');
  useEffect(() => void files[`../${path}`]?.().then(setCode), [path]);
  return code;
}

/** The comment above a styled component, which Storybook does not read. */
export function StyledDescription({ path }: { path: string }) {
  const [, name = ''] = /(\w+)\.tsx$/.exec(path) ?? [];
  const [before = '', after] = useCode(path).split(` */\nexport const ${name} = styled`);
  const comment = after === undefined ? '' : (before.split('/**').at(-1) ?? '');
  return <Markdown>{comment.replaceAll(/^ *\* ?/gm, '').trim()}</Markdown>;
}

/** The theme tokens in a file's styles. Each nested component lists its tokens on its own page. */
export function UsedTokens({ path }: { path: string }) {
  const uses = useCode(path).matchAll(/\btheme\.(\w+(?:\.\w+|\[\d+\]))/g);
  const tokens = [...new Set([...uses].map(([, name = '']) => name))].toSorted();
  return (
    tokens.length > 0 && <Markdown>{`Tokens: ${tokens.map((name) => `\`${name}\``).join(' ')}`}</Markdown>
  );
}
