import type { Revision } from './baseRevision.ts';
import type { Comparison } from './compareHalves.ts';

export type Run = {
  base: Revision;
  /** Pictures taken, without those that were kept from an earlier run. */
  taken: number;
  /** For taking them. */
  shootingSeconds: number;
  /** For everything. */
  seconds: number;
};

/** The run in one line, for the terminal and for the report. */
export function summaryOf(run: Run, comparison: Comparison): string {
  const { compared, changes, added, removed } = comparison;
  const broken = brokenStories(comparison).length;
  const each = run.taken === 0 ? 0 : (run.shootingSeconds * 1000) / run.taken;
  return [
    `${compared} pictures compared, ${changes.length} changed`,
    `stories: ${added.length} added, ${removed.length} removed, ${broken} broken`,
    `${run.seconds.toFixed(1)} s, ${run.taken} pictures taken at ${each.toFixed(0)} ms each`,
    `base ${run.base.hash.slice(0, 10)} (${run.base.name})`,
  ].join('; ');
}

/** The stories that fail in either tree, and how: a line for each. */
export function brokenStories({ broken }: Comparison): { name: string; lines: string[] }[] {
  const lines = new Map<string, string[]>();
  for (const [tree, poses] of Object.entries({
    'the base': broken.base,
    'the working tree': broken.workingTree,
  })) {
    for (const { pose, message } of poses) {
      const line = `in ${tree}, ${pose.width} px: ${message}`;
      lines.set(pose.story.name, [...(lines.get(pose.story.name) ?? []), line]);
    }
  }
  return [...lines].map(([name, its]) => ({ name, lines: its }));
}

/** Stories that are new or gone are named, but have nothing to differ from. */
export function isAsBefore({ changes, broken }: Comparison): boolean {
  return changes.length + broken.base.length + broken.workingTree.length === 0;
}

/** Everything found, a line each, for the terminal. */
export function linesOf(comparison: Comparison): string[] {
  const { changes, added, removed } = comparison;
  return [
    ...changes.map(({ pose, theme, pixels }) => {
      const amount = pixels === undefined ? 'a width that one tree has' : `${pixels} pixels`;
      return `changed  ${pose.story.name}, ${pose.width} px, ${theme}: ${amount}`;
    }),
    ...added.map(({ name }) => `added    ${name}`),
    ...removed.map(({ name }) => `removed  ${name}`),
    ...brokenStories(comparison).flatMap(({ name, lines }) =>
      lines.map((line) => `broken   ${name}, ${line}`),
    ),
  ];
}
