import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
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

  td a {
    display: inline-block;
    min-width: 24px;
    line-height: 24px;
  }

  tbody th {
    text-align: start;
  }
`;

type PageLinkProps = { page: string; title?: string; children: ReactNode };

/** A link to another page of this Storybook. */
const PageLink = ({ page, title, children }: PageLinkProps) => (
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
  const entries = useStoryIndex().filter(({ title }) => /^(?:Components|Screens)\//.test(title));
  const stories = entries.filter(({ type }) => type === 'story');
  const columns = Object.entries(states).filter(([state]) =>
    stories.some(({ tags }) => tags.includes(`state:${state}`)),
  );
  const pages = entries.filter(({ type }) => type === 'docs');
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return (
    <Scroller>
      <WholePage />
      <table>
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
              const [behaviour, ...others] = stories.filter((story) => story.title === `${title}/Behaviour`);
              return (
                <tr key={id}>
                  <th scope="row">
                    <PageLink page={`/docs/${id}`}>{name}</PageLink>
                  </th>
                  {columns.map(([state]) => (
                    <td key={state}>
                      {own
                        .filter(({ tags }) => tags.includes(`state:${state}`))
                        .map((story) => (
                          <PageLink
                            key={story.id}
                            page={`/story/${story.id}`}
                            title={`${name}: ${story.name}`}
                          >
                            ●
                          </PageLink>
                        ))}
                    </td>
                  ))}
                  <td>
                    {behaviour !== undefined && (
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
      </table>
    </Scroller>
  );
}
