import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../../scripts/run.ts';
import { type Profile, type ProfileName, profiles } from '../profiles.ts';
import type { Sample } from '../rounds.ts';
import { tablesOf } from './table.ts';

/** What the benchmark has found, in Markdown; the samples themselves go to a file. */
export function reportOf(samples: readonly Sample[], measured: readonly ProfileName[], command: string) {
  const date = new Date().toISOString();
  const file = join('.cache', 'bench', `start-${date.replaceAll(':', '-')}.json`);
  mkdirSync(join(projectFolder, '.cache', 'bench'), { recursive: true });
  writeFileSync(join(projectFolder, file), JSON.stringify({ date, command, samples }, null, 2));

  const processors = cpus();
  const rounds = Math.max(...samples.map(({ round }) => round)) + 1;
  const lines = [
    `Medians of ${rounds} rounds, ${date.slice(0, 10)}, ${processors.length} cores of ${processors[0]?.model.trim()}: \`${command}\`.`,
    ...measured.map((name) => `- ${describe(profiles[name])}`),
  ];
  const busy = samples.filter(({ load }) => !load.isCalm).length;
  if (busy > 0) lines.push(`- ${busy} of ${samples.length} loads began while the machine was busy otherwise`);
  return `${lines.join('\n')}\n\n${tablesOf(samples, measured)}\n\nAll samples: ${file}`;
}

function describe({ name, link, cpuSlowdown, screen: { viewport } }: Profile): string {
  const [down, up] = [link.down / 1_000_000, link.up / 1_000_000];
  return `${name}: ${link.roundTripMs} ms round trip, ${down} Mbit/s down, ${up} up, processor slowed ${cpuSlowdown} ×, ${viewport.width} × ${viewport.height} px`;
}
