import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ProfileName, profiles } from './profiles.ts';

export type Options = {
  rounds: number;
  profiles: readonly ProfileName[];
  /** A built folder to measure, in place of one that is built now. */
  dist: string | undefined;
  /** Another built folder to compare with. */
  against: string | undefined;
  /** Names of the pages to load; all when there are none. */
  pages: readonly string[];
};

/** The options of the start's benchmark, such as `--rounds 3 --profile phone --page site --page static`. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
      page: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: no whole number`);
  return {
    rounds,
    profiles: values.profile.map(profileNamed),
    pages: values.page,
    dist: values.dist && resolve(values.dist),
    against: values.against && resolve(values.against),
  };
}

function profileNamed(name: string): ProfileName {
  if (!Object.hasOwn(profiles, name)) throw new Error(`--profile ${name}: none of that name`);
  return name as ProfileName;
}
