import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Load } from './load/loadPage.ts';
import { type Profile, type ProfileName, profiles } from './profiles.ts';
import { type Sample, type Visit, visits } from './rounds.ts';

type Column = { header: string; valueOf: (load: Load) => number; print: (value: number) => string };

/** The page that the others are compared with. */
const reference = 'static';

const printMs = (value: number) => value.toFixed(0);
const printKilobytes = (value: number) => (value / 1000).toFixed(0);
const printRatio = (value: number) => `${value.toFixed(2)} ×`;

const columns: readonly Column[] = [
  { header: 'Content, ms', valueOf: ({ content }) => content, print: printMs },
  { header: 'FCP, ms', valueOf: ({ firstPaint }) => firstPaint, print: printMs },
  { header: 'LCP, ms', valueOf: ({ largestPaint }) => largestPaint, print: printMs },
  { header: 'Live, ms', valueOf: ({ live = Number.NaN }) => live, print: printMs },
  { header: 'TBT, ms', valueOf: ({ blocking }) => blocking, print: printMs },
  { header: 'CLS', valueOf: ({ shift }) => shift, print: (value) => value.toFixed(3) },
  { header: 'JS before content, kB', valueOf: ({ scriptBytes }) => scriptBytes, print: printKilobytes },
  {
    header: 'Total before content, kB',
    valueOf: ({ bytesBeforeContent }) => bytesBeforeContent,
    print: printKilobytes,
  },
  { header: 'Total, kB', valueOf: ({ bytes }) => bytes, print: printKilobytes },
];

const ratioColumns: readonly Column[] = [
  { header: 'Content / static page', valueOf: ({ content }) => content, print: printRatio },
  { header: 'FCP / static page', valueOf: ({ firstPaint }) => firstPaint, print: printRatio },
  { header: 'LCP / static page', valueOf: ({ largestPaint }) => largestPaint, print: printRatio },
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
  const busy = samples.filter(({ load }) => !load.wasMachineIdle).length;
  return [
    `Medians of ${rounds} rounds, ${date.slice(0, 10)}, ${processors.length} cores of ${processors[0]?.model.trim()}: \`${command}\`.`,
    ...measured.map((name) => `- ${describe(profiles[name])}`),
    ...(busy > 0 ? [`- ${busy} of ${samples.length} loads began on a busy machine`] : []),
    ...measured.flatMap((profile) =>
      visits.map((visit) => `\n**${profile}, ${visit}**\n\n${table(samples, profile, visit)}`),
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
  const [headers = [], ...body] = rows;
  const rule = headers.map((_, index) => (index === 0 ? '---' : '---:'));
  return [headers, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describe({ name, link, cpuSlowdown, screen: { viewport } }: Profile): string {
  const [down, up] = [link.down / 1_000_000, link.up / 1_000_000];
  return `${name}: ${link.roundTripMs} ms round trip, ${down} Mbit/s down, ${up} up, CPU throttled ${cpuSlowdown}×, ${viewport.width} × ${viewport.height} px`;
}

function table(samples: readonly Sample[], profile: ProfileName, visit: Visit): string {
  const selected = samples.filter((sample) => sample.profile === profile && sample.visit === visit);
  const pages = [...new Set(selected.map(({ page }) => page))];
  return markdownTable([
    ['Page', ...[...columns, ...ratioColumns].map(({ header }) => header)],
    ...pages.map((page) => row(selected, page)),
  ]);
}

function row(samples: readonly Sample[], page: string): string[] {
  const own = samples.filter((sample) => sample.page === page);
  const cell = (values: readonly number[], { print }: Column) => {
    const value = median(values);
    return Number.isNaN(value) ? '–' : print(value);
  };
  // Ratios compare loads of the same round, because the machine is about equally busy throughout a round.
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
