import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { createGlobalStyle } from 'styled-components';
import { states } from './states.ts';

const WholePage = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-width: none;
  }

  /* The table needs the place of the list of headings. */
  .sbdocs-wrapper > aside {
    display: none;
  }
`;

/** The header and the names stay in view while the page scrolls. */
const Matrix = styled.table`
  && :is(th, td):not(:first-child) {
    padding: 4px;
  }

  td {
    background: ${({ theme }) => theme.background.content};
    text-align: center;
  }

  td a {
    display: inline-block;
    min-width: 24px;
    line-height: 24px;
  }

  th {
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${({ theme }) => theme.background.content};
    text-align: start;
  }

  thead th {
    top: 0;
    z-index: 3;
    vertical-align: bottom;
  }

  thead th:not(:first-child) {
    left: auto;
    z-index: 2;
    vertical-align: middle;
    text-align: end;
    writing-mode: vertical-rl;
  }
`;

/** A link to another page of this Storybook. */
const PageLink = ({ page, title, children }: { page: string; title?: string; children: ReactNode }) => (
  <AnchorMdx href={`./?path=${page}`} target="_top">
    <span title={title}>{children}</span>
  </AnchorMdx>
);

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: readonly string[] };

/** The entries of Storybook's index, in the order of the sidebar, once it has loaded. */
function useStoryIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const load = async () => {
      const response = await fetch('index.json');
      const index = (await response.json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(index.entries));
    };
    void load();
  }, []);
  return entries;
}

/** A table of all components and screens by state, from Storybook's index. Each dot links to a story. */
export function Overview() {
  const entries = useStoryIndex().filter(({ title }) =>
    /^(?:Behaviour\/)?(?:Components|Screens)\//.test(title),
  );
  const stories = entries.filter(({ type }) => type === 'story');
  const columns = Object.entries(states).filter(([state]) =>
    stories.some(({ tags }) => tags.includes(`state:${state}`)),
  );
  const pages = entries.filter(({ type }) => type === 'docs');
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return (
    <>
      <WholePage />
      <Matrix>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {columns.map(([state, meaning]) => (
              <th key={state} scope="col" title={meaning}>
                {state}
              </th>
            ))}
            <th scope="col">behaviour</th>
          </tr>
        </thead>
        {[...groups].map(([group, members]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {group}
              </th>
            </tr>
            {members.map(({ id, title }) => {
              const name = title.split('/').at(-1);
              const own = stories.filter((story) => story.title === title);
              const [behaviour, ...others] = stories.filter((story) => story.title === `Behaviour/${title}`);
              return (
                <tr key={id}>
                  <th scope="row">
                    <PageLink page={`/docs/${id}`}>{name}</PageLink>
                  </th>
                  {columns.map(([state]) => {
                    const shown = own.filter(({ tags }) => tags.includes(`state:${state}`));
                    return (
                      <td key={state}>
                        {shown.length === 0 && '—'}
                        {shown.map(({ id: story, name: title }) => (
                          <PageLink key={story} page={`/story/${story}`} title={`${name}: ${title}`}>
                            ●
                          </PageLink>
                        ))}
                      </td>
                    );
                  })}
                  <td>
                    {behaviour === undefined ? (
                      '—'
                    ) : (
                      <PageLink page={`/story/${behaviour.id}`} title={`${name}: behaviour`}>
                        {1 + others.length}
                      </PageLink>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </Matrix>
      {entries.length === 0 && <p>Loading…</p>}
    </>
  );
}
