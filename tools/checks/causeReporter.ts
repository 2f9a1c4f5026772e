import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';

type Failure = { test: string; error: Pick<SerializedError, 'message'> & { diff?: string } };

const longest = 12;

/** The lines of the message, without Storybook's link. */
const linesOf = ({ error: { message, diff = '' } }: Failure) =>
  stripVTControlCharacters(`${message}\n${diff}`)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('Click to debug'));

/** Failures have the same cause if their first lines differ only in numbers, and they name the same rules and colours. */
function causeOf(failure: Failure): string {
  const [title = '', ...details] = linesOf(failure);
  const marks = details.join('\n').match(/\([a-z-]+\)"$|(?<=color: )#[0-9a-f]{3,8}/gim) ?? [];
  return [title.replaceAll(/\d+/g, 'N'), ...new Set(marks)].join(' ');
}

const describe = (failure: Failure) => linesOf(failure).slice(0, longest).join('\n  ');

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Prints the files that run, then each cause of failed tests once, with the details of its first test, and the failed tests. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads it so.
export default class CauseReporter implements Reporter {
  onTestRunStart(files: readonly TestSpecification[]): void {
    for (const { moduleId } of files) console.log(`Running ${relative('', moduleId)}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures: Failure[] = [
      ...unhandled.map((error) => ({ test: 'an unhandled error', error })),
      ...modules.flatMap((module) =>
        module.errors().map((error) => ({ test: module.relativeModuleId, error })),
      ),
      ...tests.flatMap((test) =>
        (test.result().errors ?? []).slice(0, 1).map((error) => ({ test: nameOf(test), error })),
      ),
    ];
    const causes = [...Map.groupBy(failures, causeOf).values()];
    for (const [first, ...others] of causes)
      if (first) console.log(`\n${others.length + 1} failed: ${describe(first)}\n  at ${first.test}`);
    if (failures.length > 0) console.log('\nFailed:');
    for (const { test } of failures) console.log(`  ${test}`);
    console.log(
      `\n${tests.length} tests in ${modules.length} files, ${failures.length} failures, ${causes.length} causes`,
    );
  }
}
