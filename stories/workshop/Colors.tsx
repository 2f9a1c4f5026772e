import styled from 'styled-components';
import { Section } from '../../src/components/basics/Section.tsx';
import { type ColorName, colors, theme } from '../../src/components/theme/tokens.ts';
import { Copyable } from './Copyable.tsx';
import { type ColorUse, colorGroups, minContrast } from './colorUses.ts';
import { contrastRatio } from './contrast.ts';
import { scrollIfLinked } from './Scale.tsx';

const schemes = ['light', 'dark'] as const;

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[40]};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr));
  gap: ${theme.space[32]} ${theme.space[20]};
  font-size: ${theme.font.caption};
  font-variant-numeric: tabular-nums;

  h3 {
    font-size: ${theme.font.body};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

const Swatch = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: start;
  min-height: 96px;
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  code {
    color: inherit;
  }
`;

const Ratio = styled.div`
  margin: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[12]};
  border: 2px solid transparent;
`;

/** Black or white, whichever contrasts more. */
const inkOn = (color: string) =>
  contrastRatio(color, '#FFFFFF') > contrastRatio(color, '#000000') ? '#FFFFFF' : '#000000';

function ColorCard({ name, usage, role, on = [] }: { name: ColorName } & ColorUse) {
  return (
    <li id={`color.${name}`} ref={scrollIfLinked}>
      <h3>{name}</h3>
      <Columns>
        {schemes.map((scheme, index) => {
          const value = colors[name][index] ?? '';
          return (
            <Swatch
              key={scheme}
              style={{ colorScheme: scheme, background: theme.color[name], color: inkOn(value) }}
            >
              {`color.${scheme}.${name}`}
              <Copyable text={value} />
            </Swatch>
          );
        })}
      </Columns>
      <Copyable text={theme.color[name].slice('var('.length, -1)} />
      <p>{usage}</p>
      {role !== undefined &&
        on.map((background) => (
          <Columns key={background}>
            {schemes.map((scheme, index) => {
              const ratio = contrastRatio(colors[name][index] ?? '', colors[background][index] ?? '');
              return (
                <Ratio
                  key={scheme}
                  data-passes={ratio >= minContrast[role]}
                  style={{
                    colorScheme: scheme,
                    background: theme.color[background],
                    color: role === 'text' ? theme.color[name] : theme.color.ink1,
                    borderColor: role === 'edge' ? theme.color[name] : 'transparent',
                  }}
                >
                  {`${ratio.toFixed(1)} on ${background}`}
                </Ratio>
              );
            })}
          </Columns>
        ))}
    </li>
  );
}

/** All colours in both schemes, with their contrast on the backgrounds they are used on. */
export function Colors() {
  return (
    <Groups>
      {Object.entries(colorGroups).map(([title, group]) => (
        <Section key={title} heading={title} isSmall>
          <Cards>
            {(Object.entries(group) as [ColorName, ColorUse][]).map(([name, use]) => (
              <ColorCard key={name} name={name} {...use} />
            ))}
          </Cards>
        </Section>
      ))}
    </Groups>
  );
}
