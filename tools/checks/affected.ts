/** The npm scripts to run when these files change. A file that matches no row runs everything. */
const affected: readonly (readonly [files: RegExp, ...scripts: readonly string[]])[] = [
  [/\.md$|^(firestore\.indexes|biome)\.json$|^\.oxlintrc\.json$/],
  [/^(src|stories|\.storybook)\//],
  [/^(src|public)\/|^(index\.html|firebase\.json)$|^tests\/e2e\//, 'test:e2e'],
  [/^(\.storybook|public|src\/components\/theme)\/|^stories\/.*\.mdx$/, 'test:stories', 'build-storybook'],
  // Imported by .storybook.
  [/^stories\/(workshop\/contrast|fixtures\/viewports)\.ts$/, 'test:stories'],
  [/^src\/(data|shared)\/|^functions\/(src\/|vite)/, 'test:dealer', 'test:deploy'],
  [/^index\.html$|^firebase\.json$|^tests\/(e2e\/(?!.*\.spec)|deploy\/)/, 'test:deploy'],
  [/^firestore\.rules$|^tests\/rules\/|\/(sampleVehicles|paths|setSeeding)\.ts$/, 'test:rules'],
  [/^firestore\.rules$/, 'test:e2e', 'test:dealer', 'test:deploy'],
  [/^cli\/(?!deploy\/)/, 'test:dealer'],
  [/^cli\/deploy\/|^tests\/unit\/|^tools\/(bench|checks|lint|visual)\//],
  [/^tests\/browsers\/|^tools\/browsers\//, 'test:browsers'],
  [/^tools\/vite\/|^tools\/lint\/(oldestBrowsers|built)/, 'test:e2e', 'test:deploy', 'test:support'],
  [/^tools\/emulators\//, 'test:rules', 'test:dealer', 'test:e2e', 'test:deploy'],
];

/**
 * The scripts to run for these changes, each with the first file that needs it. `test` means everything. Types, lint, unit tests
 * and the stories that import a changed file always run.
 */
export function scriptsFor(files: readonly string[]): ReadonlyMap<string, string> {
  const needs = files.flatMap((file) => {
    const rows = affected.filter(([pattern]) => pattern.test(file));
    const scripts = rows.length === 0 ? ['test'] : rows.flatMap(([, ...names]) => names);
    return scripts.map((script) => [script, file] as const);
  });
  // Reversed, because later entries of a map replace earlier ones.
  return new Map(needs.toReversed());
}
