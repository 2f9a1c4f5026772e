import { spawnSync } from 'node:child_process';

/** The lines that two text files do not share, each after `- ` (only in the first) or `+ ` (only in the second). */
export function changedLines(before: string, after: string): string[] {
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--text', '--unified=0'];
  const { status, stdout, stderr } = spawnSync('git', ['diff', ...options, before, after], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0 && status !== 1)
    throw new Error(`git could not compare ${before} with ${after}: ${stderr}`);
  // The lines before the first hunk name the files.
  return stdout
    .split('\n')
    .slice(4)
    .filter((line) => /^[-+]/.test(line))
    .map((line) => `${line[0]} ${line.slice(1)}`);
}
