import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Size = { width: number; height: number };

export type Story = {
  id: string;
  /** Such as "Components/Button: Disabled". */
  name: string;
  /** Carries the tag `no-visual`. */
  isLeftOut: boolean;
};

type StoryIndex = { entries: Record<string, IndexEntry> };
type IndexEntry = { id: string; type: string; title: string; name: string; tags?: string[] };

/** The stories of a built storybook, none where the folder does not exist. */
export async function listStories(storybookFolder: string): Promise<Story[]> {
  const path = join(storybookFolder, 'index.json');
  if (!existsSync(path)) return [];
  const { entries } = JSON.parse(await readFile(path, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => ({
      id,
      name: `${title}: ${name}`,
      isLeftOut: tags.includes('no-visual'),
    }));
}
