import { useEffect, useState } from 'react';
import { states } from './states.ts';

type Entry = {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: readonly string[];
};

export type StateName = keyof typeof states;

/** A component or screen with its stories. */
export type OverviewRow = {
  name: string;
  docsId: string;
  stories: Partial<Record<StateName, Entry[]>>;
  behaviours: Entry[];
};

/** The components of one folder, such as 'Vehicle', or all screens. */
export type OverviewGroup = { name: string; rows: OverviewRow[] };

const stateNames = Object.keys(states) as StateName[];

/** Groups the stories in Storybook's index by component and state, in the order of the sidebar. */
export function groupByState(entries: readonly Entry[]): OverviewGroup[] {
  return entries
    .filter(({ type, title }) => type === 'docs' && /^(?:Components|Screens)\//.test(title))
    .reduce<OverviewGroup[]>((groups, { id, title }) => {
      const [section = '', ...path] = title.split('/');
      const name = path.pop() ?? '';
      const own = entries.filter((entry) => entry.type === 'story' && entry.title === title);
      const row: OverviewRow = {
        name,
        docsId: id,
        stories: Object.fromEntries(
          stateNames.map((state) => [state, own.filter(({ tags }) => tags?.includes(`state:${state}`))]),
        ),
        behaviours: entries.filter((entry) => entry.title === `${title}/Behaviour`),
      };
      const groupName = path[0] ?? section;
      const group = groups.find((candidate) => candidate.name === groupName);
      if (group === undefined) return [...groups, { name: groupName, rows: [row] }];
      group.rows.push(row);
      return groups;
    }, []);
}

/** Storybook's index of this build, or undefined until it has loaded. */
export function useStoryIndex(): readonly Entry[] | undefined {
  const [entries, setEntries] = useState<readonly Entry[]>();
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
