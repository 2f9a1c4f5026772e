import type { Load } from './load/loadPage.ts';
import { type ProfileName, profiles } from './profiles.ts';
import type { BenchEnvironment } from './benchEnvironment.ts';

/** The visits of one visitor, each in a restarted browser. The first one has a new profile; the last one is offline. */
export const visits = ['1st visit', '2nd visit', '3rd visit', '4th visit', 'offline'] as const;

export type Visit = (typeof visits)[number];

export type Sample = {
  round: number;
  profile: ProfileName;
  visit: Visit;
  page: string;
  load: Load;
};

/** Loads every page in each round, in rotating order, so that other load on the machine affects all pages alike. */
export async function runRounds(
  environment: BenchEnvironment,
  rounds: number,
  measured: readonly ProfileName[],
  onSample: (sample: Sample) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of measured) {
      for (const page of rotate(environment.pages, round)) {
        const visitor = environment.newVisitor(profiles[profile]);
        for (const visit of visits) {
          if (visit === 'offline' && !page.hasWorker) continue;
          const load = await environment.load(page, visitor, visit === 'offline');
          const sample = { round, profile, visit, page: page.name, load };
          samples.push(sample);
          onSample(sample);
        }
      }
    }
  }
  return samples;
}

/** Loads each live page once, without a sample: the emulators are slow at first. */
export async function warmUp(environment: BenchEnvironment): Promise<void> {
  for (const page of environment.pages.filter(({ isLive }) => isLive)) {
    await environment.load(page, environment.newVisitor(profiles.desktop));
  }
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
