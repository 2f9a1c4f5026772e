import styled from 'styled-components';
import { ThemeRoot } from '../../src/components/theme/ThemeRoot.tsx';
import { theme } from '../../src/components/theme/tokens.ts';
import { Sheet, WholePage } from './Sheet.tsx';
import { groupByState, type OverviewRow, type StateName, useStoryIndex } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import { states } from './states.ts';

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: ${theme.font.caption};

  th {
    font-weight: ${theme.weight.label};
    text-align: start;
  }

  thead th {
    padding: ${theme.space[12]} ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.ink2};
    text-align: center;
  }

  thead th:first-child {
    padding-inline: ${theme.space[16]};
    text-align: start;
  }

  tbody th {
    position: sticky;
    left: 0;
    background: ${theme.color.surface};
    padding-inline: ${theme.space[16]} ${theme.space[8]};
    white-space: nowrap;
  }

  td {
    padding: ${theme.space[2]} ${theme.space[4]};
    text-align: center;
    white-space: nowrap;
  }

  tbody tr:hover > * {
    background: ${theme.color.sunk};
  }

  tbody th[colspan] {
    padding-block: ${theme.space[20]} ${theme.space[8]};
    color: ${theme.color.ink1};
    font-size: ${theme.font.body};
    font-weight: ${theme.weight.heading};
  }

  a {
    color: ${theme.color.brand};
  }
`;

const ComponentLink = styled(StoryLink)`
  display: inline-block;
  padding-block: ${theme.space[8]};
  font-size: ${theme.font.small};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Dot = styled(StoryLink)`
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandSoft};
  font-weight: ${theme.weight.heading};
  text-decoration: none;

  & + & {
    margin-inline-start: ${theme.space[2]};
  }

  &:hover {
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }
`;

const labels: Partial<Record<StateName, string>> = { long: 'long content' };

function Row({ row, columns }: { row: OverviewRow; columns: readonly StateName[] }) {
  const [firstBehaviour] = row.behaviours;
  return (
    <tr>
      <th scope="row">
        <ComponentLink page={`/docs/${row.docsId}`}>{row.name}</ComponentLink>
      </th>
      {columns.map((state) => (
        <td key={state}>
          {row.stories[state]?.map(({ id, name }) => (
            <Dot key={id} page={`/story/${id}`} title={`${row.name}: ${name}`}>
              <span aria-hidden>●</span>
            </Dot>
          ))}
        </td>
      ))}
      <td>
        {firstBehaviour !== undefined && (
          <Dot page={`/story/${firstBehaviour.id}`} title={`${row.name}: behaviour`}>
            {row.behaviours.length}
          </Dot>
        )}
      </td>
    </tr>
  );
}

/** All components and screens against all states, from Storybook's index. Each dot links to a story. */
export function Overview() {
  const groups = groupByState(useStoryIndex() ?? []);
  const rows = groups.flatMap((group) => group.rows);
  const columns = (Object.keys(states) as StateName[]).filter((state) =>
    rows.some(({ stories }) => stories[state]?.length),
  );
  return (
    <ThemeRoot>
      <WholePage />
      <Sheet
        title="Overview"
        lead="Every component and screen against every state. A dot opens a story, a number the tests of a component’s behaviour, and a name its docs page."
      >
        <Scroller>
          <Table>
            <thead>
              <tr>
                <th scope="col">Component</th>
                {columns.map((state) => (
                  <th key={state} scope="col" title={states[state]}>
                    {labels[state] ?? state}
                  </th>
                ))}
                <th scope="col">behaviour</th>
              </tr>
            </thead>
            {groups.map(({ name, rows: groupRows }) => (
              <tbody key={name}>
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    {name}
                  </th>
                </tr>
                {groupRows.map((row) => (
                  <Row key={row.docsId} row={row} columns={columns} />
                ))}
              </tbody>
            ))}
          </Table>
        </Scroller>
      </Sheet>
    </ThemeRoot>
  );
}
