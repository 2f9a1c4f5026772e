import type { Mutant } from './mutant.ts';
import type { Failure } from './testRunner.ts';

export type Outcome = { kind: string; mutant: Mutant; failures: readonly Failure[] };

/** The share of the mutants that a test must name. */
const wantedShare = 0.95;

/** Whether the name of the test, or the message of a check, says what the mutant broke. */
export const isNamed = ({ test, message }: Failure, { caughtBy }: Mutant) =>
  `${test}\n${message}`.toLowerCase().includes(caughtBy.toLowerCase());

function verdictOf({ mutant, failures }: Outcome) {
  if (failures.length === 0) return 'survived';
  return failures.some((failure) => isNamed(failure, mutant)) ? 'named' : 'unnamed';
}

/** A line for the mutant, and below it the tests that failed. */
export function describeMutant(outcome: Outcome): string {
  const { kind, mutant, failures } = outcome;
  const tests = failures
    .toSorted((a, b) => Number(isNamed(b, mutant)) - Number(isNamed(a, mutant)))
    .slice(0, 3)
    .map(({ test, message }) => `\n           ${test}: ${message.split('\n')[0]}`);
  return `${verdictOf(outcome).padEnd(9)}  ${kind}: ${mutant.breaks} [${mutant.file.split('/').at(-1)}]${tests.join('')}`;
}

/** A table by kind. */
export function summaryOf(outcomes: readonly Outcome[]) {
  const count = (list: readonly Outcome[], verdict: string) =>
    list.filter((outcome) => verdictOf(outcome) === verdict).length;
  const row = (name: string, list: readonly Outcome[]) =>
    [
      name.padEnd(24),
      ...['named', 'unnamed', 'survived'].map((verdict) => String(count(list, verdict)).padStart(9)),
    ].join('');
  const kinds = Object.entries(Object.groupBy(outcomes, ({ kind }) => kind));
  const share = count(outcomes, 'named') / outcomes.length;
  return {
    text: [
      `${''.padEnd(24)}    named  unnamed survived`,
      ...kinds.map(([kind, list = []]) => row(kind, list)),
      row('all', outcomes),
      `${(100 * share).toFixed(1)} % of ${outcomes.length} mutants are killed by a test that names the break.`,
    ].join('\n'),
    isGoodEnough: share >= wantedShare,
  };
}
