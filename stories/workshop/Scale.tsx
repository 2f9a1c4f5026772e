import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { theme } from '../../src/components/theme/tokens.ts';
import { Code, Copyable } from './Copyable.tsx';
import { tokenUses } from './tokenUses.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[24]};
  align-items: center;
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  &:is(:hover, :focus-within) {
    --used: 1;
  }
`;

const Name = styled.div`
  display: grid;
  font-size: ${theme.font.small};
`;

/** Shows the row to which a page of a component links, once the rows above it have their sizes. */
export function scrollIfLinked(row: HTMLElement | null) {
  const linked = parent.location.hash.replace('#text.', '#font.');
  if (row && linked === `#${row.id}`) setTimeout(() => row.scrollIntoView({ block: 'center' }), 1000);
}

export type ScaleProps = {
  /** The path of the tokens in tokens.json. */
  path: keyof typeof tokenUses;
  tokens: Readonly<Record<string, string | number>>;
  /** Returns the style of a sample of this value: a text that says what the token is for, or a box above the text. */
  sampleStyle: (value: string | number, name: string) => CSSProperties;
  isBox?: boolean;
  /** Returns what a value means, below it. */
  details?: (value: string, name: string) => string | false;
};

/** The tokens of one group: name, path, value to copy, and a sample with the value. */
export function Scale({ path, tokens, sampleStyle, isBox = false, details }: ScaleProps) {
  const uses: Readonly<Record<string, string>> = tokenUses[path];
  return (
    <ul>
      {Object.entries(tokens).map(([name, value]) => (
        <Row key={name} id={`${path}.${name}`} ref={scrollIfLinked}>
          <Name>
            <strong>{name}</strong>
            <Code>{`${path}.${name}`}</Code>
            <Copyable text={String(value)} />
            {details?.(String(value), name)}
          </Name>
          <div>
            <div style={sampleStyle(value, name)}>{!isBox && uses[name]}</div>
            {isBox && uses[name]}
          </div>
        </Row>
      ))}
    </ul>
  );
}
