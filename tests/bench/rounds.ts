import type { Load } from './load/loadPage.ts';
import type { Options } from './options.ts';
import { type ProfileName, profiles } from './profiles.ts';
import type { Stage } from './stage.ts';

/** 'Cold' is a browser's first visit; 'warm' is its second, after it has been closed and started again. */
export const temperatures = ['cold', 'warm'] as const;

export type Temperature = (typeof temperatures)[number];

export type Sample = {
  round: number;
  profile: ProfileName;
  temperature: Temperature;
  page: string;
  load: Load;
};

/** Loads every page in every round, in turn, so that what else the machine does befalls all alike. */
export async function runRounds(
  stage: Stage,
  options: Pick<Options, 'rounds' | 'profiles'>,
  tell: (sample: Sample) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of options.profiles) {
      for (const page of rotated(stage.pages, round)) {
        const visitor = stage.newVisitor(profiles[name]);
        for (const temperature of temperatures) {
          const load = await stage.load(page, visitor);
          const sample = { round, profile: name, temperature, page: page.name, load };
          samples.push(sample);
          tell(sample);
        }
      }
    }
  }
  return samples;
}

/** The first load of all finds emulators that have yet to warm up; it counts for no page. */
export async function warmUp(stage: Stage): Promise<void> {
  for (const page of stage.pages.filter(({ isLive }) => isLive)) {
    await stage.load(page, stage.newVisitor(profiles.desktop));
  }
}

/** Another one is first in each round. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
