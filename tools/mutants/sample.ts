import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutate } from './operators.ts';
import { project } from './testFiles.ts';

/** Shuffles the mutants. The order depends on the seed and on each mutant alone, not on the other files. */
export function shuffle(mutants: readonly Mutant[], seed: string): Mutant[] {
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([seed, mutant]))
      .digest('hex');
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * Returns the mutants that the compiler accepts. Each becomes a file beside the original, in a copy of the sources. It
 * does not check those of `functions`, whose packages are out of the copy's reach.
 */
export function withoutTypeErrors(mutants: readonly Mutant[]): Mutant[] {
  const copy = join(project, '.cache/mutants');
  rmSync(copy, { recursive: true, force: true });
  for (const name of ['src', 'functions/src', 'tsconfig.json', 'tsconfig.browser.json']) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  const nameOf = ({ file }: Mutant, index: number) => file.replace(/\.(tsx?)$/, `.mutant${index}.$1`);
  for (const [index, mutant] of mutants.entries()) {
    const source = readFileSync(join(project, mutant.file), 'utf8');
    writeFileSync(join(copy, nameOf(mutant, index)), mutate(source, mutant));
  }
  const options = '-p tsconfig.browser.json --noUnusedLocals false --noUnusedParameters false --pretty false';
  const { stdout } = spawnSync('npx', ['tsc', ...options.split(' ')], { cwd: copy, encoding: 'utf8' });
  return mutants.filter((mutant, index) => !stdout.includes(`${nameOf(mutant, index)}(`));
}
