import styled, { createGlobalStyle } from 'styled-components';
import { groupByState, type StateName, useStoryIndex } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import { states } from './states.ts';

const WholePage = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-width: none;
  }
`;

const Scroller = styled.div`
  overflow-x: auto;

  td {
    text-align: center;
    white-space: nowrap;
  }

  tbody th {
    text-align: start;
  }
`;

const Dot = styled(StoryLink)`
  display: inline-block;
  min-width: 24px;
  line-height: 24px;
`;

/** All components and screens against all states, from Storybook's index. Each dot links to a story. */
export function Overview() {
  const groups = groupByState(useStoryIndex() ?? []);
  const rows = groups.flatMap((group) => group.rows);
  const columns = (Object.keys(states) as StateName[]).filter((state) =>
    rows.some(({ stories }) => stories[state]?.length),
  );
  return (
    <Scroller>
      <WholePage />
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {columns.map((state) => (
              <th key={state} scope="col" title={states[state]}>
                {state}
              </th>
            ))}
            <th scope="col">behaviour</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ name, docsId, stories, behaviours: [behaviour, ...others] }) => (
              <tr key={docsId}>
                <th scope="row">
                  <StoryLink page={`/docs/${docsId}`}>{name}</StoryLink>
                </th>
                {columns.map((state) => (
                  <td key={state}>
                    {stories[state]?.map((story) => (
                      <Dot key={story.id} page={`/story/${story.id}`} title={`${name}: ${story.name}`}>
                        ●
                      </Dot>
                    ))}
                  </td>
                ))}
                <td>
                  {behaviour !== undefined && (
                    <Dot page={`/story/${behaviour.id}`} title={`${name}: behaviour`}>
                      {1 + others.length}
                    </Dot>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scroller>
  );
}
