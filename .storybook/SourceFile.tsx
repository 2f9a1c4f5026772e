import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
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

/** A file of the repository, which loads when the visitor opens it. */
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
