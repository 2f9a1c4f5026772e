import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';

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

const PageLinks = ({ pages }: { pages: readonly Entry[] }) => (
  <p>{pages.flatMap((page, index) => [index > 0 && ' · ', <PageLink key={page.id} {...page} />])}</p>
);

/** All components and screens with their states and tested behaviours, from Storybook's index. */
export function Overview() {
  const entries = useStoryIndex();
  const storiesOf = (title: string) =>
    entries.filter((entry) => entry.type === 'story' && entry.title === title);
  const pages = entries.filter(
    ({ type, title }) => type === 'docs' && /^(?:Components|Screens)\//.test(title),
  );
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return [...groups].map(([group, members]) => (
    <section key={group}>
      <h2 id={group}>{group}</h2>
      {members.map(({ title, ...page }) => {
        const tests = storiesOf(`Behaviour/${title}`);
        return (
          <Fragment key={page.id}>
            <h3 id={page.id}>
              <PageLink {...page} name={title.split('/').at(-1) ?? ''} />
            </h3>
            <PageLinks pages={storiesOf(title)} />
            {tests.length > 0 && (
              <details>
                <summary>
                  <p style={{ display: 'inline' }}>Tests of its behaviour</p>
                </summary>
                <PageLinks pages={tests} />
              </details>
            )}
          </Fragment>
        );
      })}
    </section>
  ));
}
