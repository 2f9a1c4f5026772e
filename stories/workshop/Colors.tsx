import styled from 'styled-components';
import { type ColorName, colors, theme } from '../../src/components/theme/tokens.ts';
import { type ColorUse, colorGroups, minContrast } from './colorUses.ts';
import { contrastOf } from './contrast.ts';
import { Copyable, Sheet, SheetPart } from './Sheet.tsx';

const schemes = ['light', 'dark'] as const;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[20]};
`;

const Card = styled.li`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Swatches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid ${theme.color.line};
`;

const Swatch = styled.div`
  display: grid;
  align-content: space-between;
  min-height: 104px;
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[4]};
  overflow-wrap: anywhere;
  font-size: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.label};
  line-height: 1.3;

  code {
    color: inherit;
    font-size: ${theme.font.caption};
  }
`;

const Description = styled.div`
  padding: ${theme.space[16]};

  h3 {
    font-size: ${theme.font.cardTitle};
    font-weight: ${theme.weight.heading};
    line-height: 1.3;
  }

  p {
    margin-top: ${theme.space[4]};
    font-size: ${theme.font.small};
  }
`;

const Ratios = styled.table`
  width: 100%;
  margin-top: ${theme.space[12]};
  border-spacing: ${theme.space[4]};
  font-size: ${theme.font.caption};
  table-layout: fixed;

  th {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.label};
    text-align: start;
  }
`;

const Ratio = styled.td`
  padding: 6px ${theme.space[12]};
  border: 2px solid transparent;
  border-radius: ${theme.radius.control};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.label};
`;

const propertyOf = (reference: string) => reference.slice('var('.length, -1);

function ContrastTable({ name, role, on }: { name: ColorName } & Required<Pick<ColorUse, 'role' | 'on'>>) {
  return (
    <Ratios>
      <thead>
        <tr>
          <th scope="col">{role === 'text' ? 'Text on' : 'Edge on'}</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {on.map((background) => (
          <tr key={background}>
            <th scope="row">{background}</th>
            {schemes.map((scheme, index) => {
              const ratio = contrastOf(colors[name][index] ?? '', colors[background][index] ?? '');
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
                  {ratio.toFixed(1)}
                </Ratio>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Ratios>
  );
}

function ColorCard({ name, usage, role, on }: { name: ColorName } & ColorUse) {
  return (
    <Card>
      <Swatches>
        {schemes.map((scheme, index) => {
          const value = colors[name][index] ?? '';
          const ink = contrastOf(value, '#FFFFFF') > contrastOf(value, '#000000') ? '#FFFFFF' : '#000000';
          return (
            <Swatch key={scheme} style={{ colorScheme: scheme, background: theme.color[name], color: ink }}>
              {`color.${scheme}.${name}`}
              <Copyable text={value} />
            </Swatch>
          );
        })}
      </Swatches>
      <Description>
        <h3>{name}</h3>
        <Copyable text={propertyOf(theme.color[name])} />
        <p>{usage}</p>
        {role !== undefined && on !== undefined && <ContrastTable name={name} role={role} on={on} />}
      </Description>
    </Card>
  );
}

/** All colours in both schemes, with their contrast on the backgrounds they are used on. */
export function Colors() {
  return (
    <Sheet
      title="Colours"
      lead="Each colour has one value for the light scheme and one for the dark scheme. The numbers are contrast ratios against the backgrounds the colour is used on. Text needs at least 4.5:1, control borders at least 3:1."
    >
      {Object.entries(colorGroups).map(([title, group]) => (
        <SheetPart key={title} title={title}>
          <Cards>
            {(Object.entries(group) as [ColorName, ColorUse][]).map(([name, use]) => (
              <ColorCard key={name} name={name} {...use} />
            ))}
          </Cards>
        </SheetPart>
      ))}
    </Sheet>
  );
}
