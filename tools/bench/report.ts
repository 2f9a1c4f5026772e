import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Load } from './load/loadPage.ts';
import { type Profile, type ProfileName, profiles } from './profiles.ts';
import { type Sample, type Temperature, temperatures } from './rounds.ts';

type Column = { head: string; valueOf: (load: Load) => number; print: (value: number) => string };

/** The page that the others are compared with. */
const reference = 'static';

const printMs = (value: number) => value.toFixed(0);
const printKilobytes = (value: number) => (value / 1000).toFixed(0);
const printRatio = (value: number) => `${value.toFixed(2)} ×`;

const columns: readonly Column[] = [
  { head: 'Content, ms', valueOf: ({ content }) => content, print: printMs },
  { head: 'FCP, ms', valueOf: ({ firstPaint }) => firstPaint, print: printMs },
  { head: 'LCP, ms', valueOf: ({ largestPaint }) => largestPaint, print: printMs },
  { head: 'Live, ms', valueOf: ({ live = Number.NaN }) => live, print: printMs },
  { head: 'TBT, ms', valueOf: ({ blocking }) => blocking, print: printMs },
  { head: 'CLS', valueOf: ({ shift }) => shift, print: (value) => value.toFixed(3) },
  { head: 'JS before content, kB', valueOf: ({ scriptBytes }) => scriptBytes, print: printKilobytes },
  {
    head: 'All before content, kB',
    valueOf: ({ bytesBeforeContent }) => bytesBeforeContent,
    print: printKilobytes,
  },
  { head: 'All, kB', valueOf: ({ bytes }) => bytes, print: printKilobytes },
];

const ratioColumns: readonly Column[] = [
  { head: 'Content / static page', valueOf: ({ content }) => content, print: printRatio },
  { head: 'LCP / static page', valueOf: ({ largestPaint }) => largestPaint, print: printRatio },
];

/** The results in Markdown. All samples go to a JSON file in `.cache/bench`. */
export function reportOn(
  samples: readonly Sample[],
  measured: readonly ProfileName[],
  command: string,
): string {
  const date = new Date().toISOString();
  const folder = join('.cache', 'bench');
  const file = join(folder, `start-${date.replaceAll(':', '-')}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ date, command, samples }, null, 2));

  const processors = cpus();
  const rounds = Math.max(...samples.map(({ round }) => round)) + 1;
  const busy = samples.filter(({ load }) => !load.isCalm).length;
  return [
    `Medians of ${rounds} rounds, ${date.slice(0, 10)}, ${processors.length} cores of ${processors[0]?.model.trim()}: \`${command}\`.`,
    ...measured.map((name) => `- ${describe(profiles[name])}`),
    ...(busy > 0 ? [`- ${busy} of ${samples.length} loads began on a busy machine`] : []),
    ...measured.flatMap((profile) =>
      temperatures.map(
        (temperature) => `\n**${profile}, ${temperature}**\n\n${table(samples, profile, temperature)}`,
      ),
    ),
    `\nAll samples: ${file}`,
  ].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...body] = rows;
  const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
  return [heads, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describe({ name, link, cpuSlowdown, screen: { viewport } }: Profile): string {
  const [down, up] = [link.down / 1_000_000, link.up / 1_000_000];
  return `${name}: ${link.roundTripMs} ms round trip, ${down} Mbit/s down, ${up} up, processor slowed ${cpuSlowdown} ×, ${viewport.width} × ${viewport.height} px`;
}

function table(samples: readonly Sample[], profile: ProfileName, temperature: Temperature): string {
  const selected = samples.filter(
    (sample) => sample.profile === profile && sample.temperature === temperature,
  );
  const pages = [...new Set(selected.map(({ page }) => page))];
  return markdownTable([
    ['Page', ...[...columns, ...ratioColumns].map(({ head }) => head)],
    ...pages.map((page) => row(selected, page)),
  ]);
}

function row(samples: readonly Sample[], page: string): string[] {
  const own = samples.filter((sample) => sample.page === page);
  const cell = (values: readonly number[], { print }: Column) => {
    const value = median(values);
    return Number.isNaN(value) ? '–' : print(value);
  };
  // Ratios are taken within a round: the machine is equally busy for all of its loads.
  const ratioTo = ({ round, load }: Sample, valueOf: Column['valueOf']) => {
    const base = samples.find((sample) => sample.page === reference && sample.round === round);
    return base === undefined ? Number.NaN : valueOf(load) / valueOf(base.load);
  };
  return [
    page,
    ...columns.map((column) =>
      cell(
        own.map(({ load }) => column.valueOf(load)),
        column,
      ),
    ),
    ...ratioColumns.map((column) =>
      cell(
        own.map((sample) => ratioTo(sample, column.valueOf)),
        column,
      ),
    ),
  ];
}
