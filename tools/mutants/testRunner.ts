import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { currentMutant, setCurrentMutant, wasLoaded } from './currentMutant.ts';
import type { Mutant } from './mutant.ts';
import { project } from './testFiles.ts';

/** The name of a failed test and its message. */
export type Failure = { test: string; message: string };

/** Storybook puts a link in front of each message. */
// oxlint-disable-next-line no-control-regex -- the link is colored.
const debugLink = /^\s*\u001B\[34mClick to debug .*\u001B\[39m\s*/;

/** Starts Vitest with the unit tests and the stories in one colour scheme. It stays alive, so that each run is short. */
export async function startTests(scheme: 'light' | 'dark') {
  // Storybook's plugin does nothing without this variable, which the vitest command sets.
  process.env['VITEST'] = 'true';
  const vitest = await createVitest({
    root: project,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    project: ['unit', scheme],
    watch: false,
    // The cache would return a mutant's file as it is on disk.
    fsModuleCache: false,
    reporters: [{}],
  });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();

  async function run(files: readonly string[], name?: string): Promise<Failure[]> {
    if (name === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(new RegExp(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i'));
    const wanted = new Set(files.map((file) => join(project, file)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      specifications.filter(({ moduleId }) => wanted.has(moduleId)),
    );
    // Vitest returns the results of earlier runs, too.
    const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
    const failed = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => ({ test: module.relativeModuleId, message })),
      ...[...module.children.allTests('failed')].map((test) => ({
        test: test.fullName,
        message: (test.result().errors ?? [])
          .map(({ message, diff = '' }) => `${message.replace(debugLink, '')}\n${diff}`)
          .join('\n'),
      })),
    ]);
    return [
      ...failed,
      ...unhandledErrors.map((error) => ({ test: 'unhandled error', message: String(error) })),
    ];
  }

  return {
    /** Runs test files, or only their tests whose names contain a text. */
    run,
    /** Applies a mutant until the next call. */
    apply: (mutant: Mutant) => {
      for (const changed of [currentMutant(), mutant]) {
        setCurrentMutant(mutant);
        if (changed !== undefined) vitest.invalidateFile(join(project, changed.file));
      }
    },
    /** Whether a test has loaded the current mutant. */
    wasLoaded,
    close: () => vitest.close(),
  };
}
