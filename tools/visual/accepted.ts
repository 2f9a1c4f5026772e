import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A difference that a person has reviewed and accepted. */
export type Accepted = {
  /** For people, for example "Box: Plain, 360 px, dark". */
  story: string;
  /** Identifies the pair of pictures or accessibility trees, see `fingerprint`. */
  difference: string;
  by: string;
  /** The commit that the review compared against. */
  base: string;
};

/** A difference that a run has found, with the id of its story. */
export type Difference = Pick<Accepted, 'story' | 'difference'> & { id: string };

type Report = { base: string; differences: readonly Difference[] };

/** Committed, so that a pull request shows who has accepted which difference. */
const acceptedFile = 'visual-accepted.json';

/** Part of a report. */
const reportFile = 'differences.json';

/** Adds the differences to the report, for a later `accept`. */
export function saveDifferences(
  reportFolder: string,
  base: string,
  differences: readonly Difference[],
): void {
  const report: Report = { base, differences };
  writeFileSync(join(reportFolder, reportFile), JSON.stringify(report, null, 2));
}

/** The accepted differences, by fingerprint. */
export function readAccepted(): Map<string, Accepted> {
  if (!existsSync(acceptedFile)) return new Map();
  const entries = parse(acceptedFile);
  if (!Array.isArray(entries) || !entries.every(isAccepted)) {
    throw new Error(`${acceptedFile} is damaged. Delete it, and accept the differences again.`);
  }
  return new Map(entries.map((entry) => [entry.difference, entry]));
}

/**
 * Accepts the differences of a report whose story id contains `only`, and returns them. Entries from reviews against
 * another base are dropped, unless the report contains their difference.
 */
export function accept(reportFolder: string, only: string, by: string): Accepted[] {
  const path = join(reportFolder, reportFile);
  if (!existsSync(path)) {
    throw new Error(`There is no report in ${reportFolder}. Run test:visual, and look at its report first.`);
  }
  const { base, differences } = parse(path) as Report;
  const known = readAccepted();
  const current = new Set(differences.map(({ difference }) => difference));
  const kept = [...known.values()].filter((entry) => entry.base === base || current.has(entry.difference));
  const added = differences
    .filter(({ id, difference }) => id.includes(only) && !known.has(difference))
    .map(({ story, difference }) => ({ story, difference, by, base }));
  writeFileSync(acceptedFile, `${JSON.stringify([...kept, ...added], null, 2)}\n`);
  return added;
}

/** A hash of both files. It differs between machines that draw a story differently. */
export function fingerprint(before: string, after: string): string {
  const hash = createHash('sha256');
  for (const path of [before, after]) {
    hash.update(existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest() : 'missing');
  }
  return hash.digest('hex').slice(0, 32);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not valid JSON.`, { cause: error });
  }
}

function isAccepted(entry: unknown): entry is Accepted {
  const fields = Object(entry) as Record<string, unknown>;
  return ['story', 'difference', 'by', 'base'].every((name) => typeof fields[name] === 'string');
}
