import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';

const List = styled.dl`
  && dt {
    margin-top: 20px;
    font-weight: bold;
  }

  && dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 4px 0 0;
  }
`;

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' };

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

/** A link to another page of this Storybook. */
const PageLink = ({ type, id, name }: Pick<Entry, 'type' | 'id' | 'name'>) => (
  <AnchorMdx href={`./?path=/${type}/${id}`} target="_top">
    {name}
  </AnchorMdx>
);

/** All components and screens with their states and tested behaviours, from Storybook's index. */
export function Overview() {
  const entries = useStoryIndex();
  const pages = entries.filter(
    ({ type, title }) => type === 'docs' && /^(?:Components|Screens)\//.test(title),
  );
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return [...groups].map(([group, members]) => (
    <section key={group}>
      <h2>{group}</h2>
      <List>
        {members.map(({ title, ...page }) => (
          <div key={page.id}>
            <dt>
              <PageLink {...page} name={title.split('/').at(-1) ?? ''} />
            </dt>
            {[title, `Behaviour/${title}`].map((shown) => (
              <dd key={shown}>
                {entries
                  .filter((entry) => entry.type === 'story' && entry.title === shown)
                  .map((story) => (
                    <PageLink key={story.id} {...story} />
                  ))}
              </dd>
            ))}
          </div>
        ))}
      </List>
    </section>
  ));
}
