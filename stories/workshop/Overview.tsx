import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' };

/** Loaded before the page is rendered: Storybook lists its headings once. */
const response = await fetch('index.json');
const index = (await response.json()) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);

const storiesOf = (title: string) =>
  entries.filter((entry) => entry.type === 'story' && entry.title === title);

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
  const pages = entries.filter(
    ({ type, title }) => type === 'docs' && /^(?:Components|Screens)\//.test(title),
  );
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return [...groups].map(([group, members]) => (
    <section key={group} style={{ marginTop: 48 }}>
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
