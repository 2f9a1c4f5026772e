import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accepted } from './accepted.ts';
import type { Story } from './storybooks.ts';

/** What `testVisual.ts` tells the tests. */
export type Plan = {
  stories: (Story & { isAdded: boolean })[];
  widths: number[];
  /** The addresses of the storybooks. */
  origins: { base: string; workingTree: string };
  /** The folder of the base's pictures, kept for later runs. */
  basePictures: string;
  /** A scratch folder. */
  run: string;
};

export const readPlan = () => JSON.parse(readFileSync(process.env['VISUAL_PLAN'] ?? '', 'utf8')) as Plan;

/** What the tests tell `testVisual.ts` about a story that is broken or looks different. Groups have the same cause. */
export type Finding = Story & {
  broken?: string;
  group: string;
  changes: { file: string; difference: string; accepted: Accepted | undefined }[];
};

const findingsIn = (run: string) => join(run, 'findings.jsonl');

/** Appends to a file, because the tests run in several processes. */
export function addFinding(run: string, finding: Finding): void {
  appendFileSync(findingsIn(run), `${JSON.stringify(finding)}\n`);
}

export function readFindings(run: string): Finding[] {
  const lines = existsSync(findingsIn(run)) ? readFileSync(findingsIn(run), 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as Finding);
}
