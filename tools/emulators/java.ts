import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The oldest Java that firebase-tools accepts. */
export const oldestJava = 21;

/** The `bin` folder of an installed Java that is recent enough. */
export function findJava(): string | undefined {
  const home = process.env['JAVA_HOME'];
  const programs = [
    ...(home ? [join(home, 'bin', 'java')] : []),
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'java')),
    ...globSync(['/usr/lib/jvm/*/bin/java', '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java']),
  ];
  const found = programs.find((program) => readVersion(program) >= oldestJava);
  return found && dirname(found);
}

function readVersion(program: string): number {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
