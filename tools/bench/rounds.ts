import type { Load } from './load/loadPage.ts';
import { type ProfileName, profiles } from './profiles.ts';
import type { BenchEnvironment } from './benchEnvironment.ts';

/** 'cold' is the first visit with a new browser profile; 'warm' is the second one, after a restart of the browser. */
export const temperatures = ['cold', 'warm'] as const;

export type Temperature = (typeof temperatures)[number];

export type Sample = {
  round: number;
  profile: ProfileName;
  temperature: Temperature;
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
        for (const temperature of temperatures) {
          const load = await environment.load(page, visitor);
          const sample = { round, profile, temperature, page: page.name, load };
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
