import { join } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { createVitest } from 'vitest/node';
import type { Mutant } from './mutant.ts';
import { project } from './testFiles.ts';

/** A failed test, or an error outside of the tests. */
export type Failure = { file: string; test: string; message: string };

/** Starts Vitest with the unit tests and the stories. It stays alive, so that each run is short. */
export async function startTests() {
  // Storybook's plugin does nothing without this variable, which the vitest command sets.
  process.env['VITEST'] = 'true';
  const vitest = await createVitest({
    root: project,
    config: join(import.meta.dirname, 'vitest.config.ts'),
    project: ['unit', 'stories'],
    watch: false,
    // The cache would return a mutant's file as it is on disk.
    fsModuleCache: false,
    reporters: [{}],
  });
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();
  let current: Mutant | undefined;

  return {
    /**
     * Applies a mutant until the next call. Vite bundles its configuration, so the plugin shares no variables with this
     * module, only the environment.
     */
    apply: (mutant: Mutant | undefined) => {
      process.env['MUTANT'] = JSON.stringify(mutant ?? null);
      process.env['MUTANT_LOADED'] = '';
      for (const changed of [current, mutant]) {
        if (changed !== undefined) vitest.invalidateFile(join(project, changed.file));
      }
      current = mutant;
    },
    /** Whether a test has loaded the current mutant. */
    wasLoaded: () => process.env['MUTANT_LOADED'] === 'yes',
    run: async (files: readonly string[]): Promise<Failure[]> => {
      const wanted = new Set(files.map((file) => join(project, file)));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        specifications.filter(({ moduleId }) => wanted.has(moduleId)),
      );
      // Vitest returns the results of earlier runs, too.
      const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId));
      const failures = modules.flatMap((module) => [
        ...module.errors().map(({ message }) => ({ module, test: 'The file', message })),
        ...[...module.children.allTests('failed')].map((test) => ({
          module,
          test: test.fullName,
          message: test.result().errors?.[0]?.message ?? '',
        })),
      ]);
      return [
        ...failures.map(({ module, test, message }) => ({
          file: module.relativeModuleId,
          test,
          // Storybook puts a link in front of each message.
          message: stripVTControlCharacters(message).replace(/^\s*Click to debug .*\s*/, ''),
        })),
        ...unhandledErrors.map((error) => ({ file: '', test: 'Unhandled', message: inspect(error) })),
      ];
    },
    close: () => vitest.close(),
  };
}
