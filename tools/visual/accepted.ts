import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A difference that a person has reviewed and accepted. */
export type Accepted = {
  /** For people, for example "Box: Plain, 360-dark". */
  story: string;
  /** Identifies the pair of pictures or accessibility trees, see `fingerprint`. */
  difference: string;
  by: string;
  /** The commit that the review compared against. */
  base: string;
};

/** A difference that a run has found, with the id of its story. */
export type Difference = Pick<Accepted, 'story' | 'difference' | 'base'> & { id: string };

/** Committed, so that a pull request shows who has accepted which difference. */
const acceptedFile = 'visual-accepted.json';

/** Part of a report, for `accept`. */
export const differencesIn = (reportFolder: string) => join(reportFolder, 'differences.json');

/** The accepted differences, by fingerprint. */
export function readAccepted(): Map<string, Accepted> {
  if (!existsSync(acceptedFile)) return new Map();
  const entries = JSON.parse(readFileSync(acceptedFile, 'utf8')) as Accepted[];
  return new Map(entries.map((entry) => [entry.difference, entry]));
}

/**
 * Accepts the differences of a report whose story id contains `only`, and returns them. Entries from reviews against
 * another base are dropped, unless the report contains their difference.
 */
export function accept(reportFolder: string, only: string, by: string): Accepted[] {
  const path = differencesIn(reportFolder);
  if (!existsSync(path))
    throw new Error(`No report in ${reportFolder}: run test:visual, and look at its report.`);
  const differences = JSON.parse(readFileSync(path, 'utf8')) as Difference[];
  const known = readAccepted();
  const current = new Set(differences.flatMap(({ difference, base }) => [difference, base]));
  const kept = [...known.values()].filter(
    (entry) => current.has(entry.base) || current.has(entry.difference),
  );
  const added = differences
    .filter(({ id, difference }) => id.includes(only) && !known.has(difference))
    .map(({ story, difference, base }) => ({ story, difference, by, base }));
  writeFileSync(acceptedFile, `${JSON.stringify([...kept, ...added], null, 2)}\n`);
  return added;
}

/** A short hash of all contents. That of a picture differs between machines that draw a story differently. */
export function fingerprint(...contents: readonly (Buffer | string | undefined)[]): string {
  const hash = createHash('sha256');
  for (const content of contents)
    hash.update(content === undefined ? 'missing' : createHash('sha256').update(content).digest());
  return hash.digest('hex').slice(0, 32);
}
