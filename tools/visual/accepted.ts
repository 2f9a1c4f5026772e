import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A difference between the base and the working tree, as a report lists it and as a person accepts it. */
export type Difference = {
  storyId: string;
  /** For people, for example "Box: Plain, 360-dark". */
  name: string;
  /** Hashes of both pictures or accessibility trees, so a further change of either is another difference. */
  contents: string;
  /** The commit that the working tree was compared with. */
  base: string;
};

/** Committed, so that a pull request shows which differences it accepts. */
const acceptedFile = 'visual-accepted.json';

/** Part of a report, for `accept`. */
export const differencesIn = (reportFolder: string) => join(reportFolder, 'differences.json');

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Difference[];

export const readAccepted = (): Difference[] => (existsSync(acceptedFile) ? read(acceptedFile) : []);

/**
 * Accepts the differences of a report whose story id contains `only`, and returns them. Drops those that were accepted
 * against another base, unless the report contains them.
 */
export function accept(reportFolder: string, only: string): Difference[] {
  const found = read(differencesIn(reportFolder));
  const known = readAccepted();
  const kept = known.filter(({ base, contents }) =>
    found.some((difference) => difference.base === base || difference.contents === contents),
  );
  const added = found.filter(
    ({ storyId, contents }) => storyId.includes(only) && known.every((entry) => entry.contents !== contents),
  );
  writeFileSync(acceptedFile, `${JSON.stringify([...kept, ...added], null, 2)}\n`);
  return added;
}

export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
