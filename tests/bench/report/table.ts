import type { Load } from '../load/loadPage.ts';
import type { ProfileName } from '../profiles.ts';
import { type Sample, type Temperature, temperatures } from '../rounds.ts';
import { median } from './statistics.ts';

const reference = 'static';

const inMs = (value: number) => value.toFixed(0);
const inKilobytes = (value: number) => (value / 1000).toFixed(0);

const columns: readonly { head: string; of: (load: Load) => number; print: (value: number) => string }[] = [
  { head: 'Content, ms', of: ({ content }) => content, print: inMs },
  { head: 'FCP, ms', of: ({ firstPaint }) => firstPaint, print: inMs },
  { head: 'LCP, ms', of: ({ largestPaint }) => largestPaint, print: inMs },
  { head: 'Live, ms', of: ({ live = Number.NaN }) => live, print: inMs },
  { head: 'TBT, ms', of: ({ blocking }) => blocking, print: inMs },
  { head: 'CLS', of: ({ shift }) => shift, print: (value) => value.toFixed(3) },
  { head: 'JS before content, kB', of: ({ scriptBytes }) => scriptBytes, print: inKilobytes },
  {
    head: 'All before content, kB',
    of: ({ bytesBeforeContent }) => bytesBeforeContent,
    print: inKilobytes,
  },
  { head: 'All, kB', of: ({ bytes }) => bytes, print: inKilobytes },
];

const ratios: readonly { head: string; of: (load: Load) => number }[] = [
  { head: 'Content, of the static page’s', of: ({ content }) => content },
  { head: 'LCP, of the static page’s', of: ({ largestPaint }) => largestPaint },
];

/** Medians of the rounds in Markdown: a table for each profile, cold and warm. */
export function tablesOf(samples: readonly Sample[], profiles: readonly ProfileName[]): string {
  return profiles
    .flatMap((profile) =>
      temperatures.map((temperature) => `**${profile}, ${temperature}**\n\n${tableOf(profile, temperature)}`),
    )
    .join('\n\n');

  function tableOf(profile: ProfileName, temperature: Temperature): string {
    const its = samples.filter((sample) => sample.profile === profile && sample.temperature === temperature);
    const heads = ['Page', ...columns.map(({ head }) => head), ...ratios.map(({ head }) => head)];
    const pages = [...new Set(its.map(({ page }) => page))];
    const rows = pages.map((page) => rowOf(its, page));
    return [heads, heads.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map(lineOf).join('\n');
  }
}

function rowOf(samples: readonly Sample[], page: string): string[] {
  const loads = samples.filter((sample) => sample.page === page).map(({ load }) => load);
  return [
    page,
    ...columns.map(({ of, print }) => orDash(median(loads.map(of)), print)),
    ...ratios.map(({ of }) =>
      orDash(median(ratiosOf(samples, page, of)), (value) => `${value.toFixed(2)} ×`),
    ),
  ];
}

/** Round by round, since loads of one round are alike in what else the machine did. */
function ratiosOf(samples: readonly Sample[], page: string, of: (load: Load) => number): number[] {
  const measured = (name: string, round: number) => {
    const sample = samples.find((each) => each.page === name && each.round === round);
    return sample === undefined ? Number.NaN : of(sample.load);
  };
  const rounds = samples.filter((sample) => sample.page === page).map(({ round }) => round);
  return rounds.map((round) => measured(page, round) / measured(reference, round));
}

function orDash(value: number, print: (value: number) => string): string {
  return Number.isNaN(value) ? '–' : print(value);
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
