import { join } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';
import { createVitest } from 'vitest/node';
import type { Mutant } from './operators.ts';
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
      for (const changed of [current, mutant]) {
        if (changed !== undefined) vitest.invalidateFile(join(project, changed.file));
      }
      current = mutant;
    },
    /** Runs the test files, and returns the first failure. */
    run: async (files: readonly string[]): Promise<Failure | undefined> => {
      const wanted = new Set(files.map((file) => join(project, file)));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        specifications.filter(({ moduleId }) => wanted.has(moduleId)),
      );
      // Vitest returns the results of earlier runs, too.
      for (const module of testModules.filter(({ moduleId }) => wanted.has(moduleId))) {
        const file = module.relativeModuleId;
        const [error] = module.errors();
        if (error !== undefined) return { file, test: 'The file', message: error.message };
        const [test] = module.children.allTests('failed');
        if (test === undefined) continue;
        const message = stripVTControlCharacters(test.result().errors?.[0]?.message ?? '');
        // Storybook puts a link in front of each message.
        return { file, test: test.fullName, message: message.replace(/^\s*Click to debug .*\s*/, '') };
      }
      const [unhandled]: readonly unknown[] = unhandledErrors;
      if (unhandled === undefined) return undefined;
      return { file: files[0] ?? '', test: 'Unhandled', message: inspect(unhandled) };
    },
    close: () => vitest.close(),
  };
}
