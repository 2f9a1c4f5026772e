import { states } from './states.ts';

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; tags: readonly string[] };

/** Loaded before the page is rendered: Storybook lists its headings once. */
const response = await fetch('index.json');
const index = (await response.json()) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);

const storiesOf = (title: string) =>
  entries.filter((entry) => entry.type === 'story' && entry.title === title);

const linkStyle = { display: 'inline-block', minWidth: 24, lineHeight: '24px', color: 'inherit' };

/** A link to another page of this Storybook. */
const PageLink = ({ page: { type, id, title, name }, text }: { page: Entry; text: string }) => (
  <a
    href={`./?path=/${type}/${id}`}
    target="_top"
    title={name}
    aria-label={`${title.replace(/.*\//, '')}, ${name}`}
    style={linkStyle}
  >
    {text}
  </a>
);

const cell = { padding: 0, borderBottom: '1px solid #8888', textAlign: 'center' } as const;
const rowHeader = { ...cell, width: 180, paddingInline: 8, textAlign: 'start' } as const;

/** All components and screens: a tick per story under its state, and the number of tests of the behaviour. */
export function Overview() {
  const pages = entries.filter(
    ({ type, title }) => type === 'docs' && /^(?:Components|Screens)\//.test(title),
  );
  const groups = Map.groupBy(pages, ({ title }) => title.split('/').at(-2));
  return [...groups].map(([group, members]) => (
    <section key={group} style={{ marginTop: 48 }}>
      <h2 id={group}>{group}</h2>
      <table style={{ tableLayout: 'fixed', width: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
        <thead>
          <tr>
            <th style={rowHeader}>Component</th>
            {[...Object.keys(states), 'tests'].map((state) => (
              <th key={state} style={{ ...cell, height: 96 }}>
                <span style={{ writingMode: 'vertical-rl' }}>{state}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((page) => {
            const tests = storiesOf(`Behaviour/${page.title}`);
            const [first] = tests;
            return (
              <tr key={page.id}>
                <th style={rowHeader}>
                  <PageLink page={page} text={page.title.replace(/.*\//, '')} />
                </th>
                {Object.keys(states).map((state) => (
                  <td key={state} style={cell}>
                    {storiesOf(page.title)
                      .filter(({ tags }) => tags.includes(`state:${state}`))
                      .map((story) => (
                        <PageLink key={story.id} page={story} text="✓" />
                      ))}
                  </td>
                ))}
                <td style={cell}>{first && <PageLink page={first} text={String(tests.length)} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  ));
}
