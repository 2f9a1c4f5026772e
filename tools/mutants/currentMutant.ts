import type { Mutant } from './mutant.ts';

/**
 * The mutant that Vite applies, and whether a test has loaded it. In environment variables, because Vite bundles its
 * configuration: a module that it imports is not the one that the command imports.
 */
export function setCurrentMutant(mutant: Mutant | undefined) {
  process.env['MUTANT'] = mutant === undefined ? '' : JSON.stringify(mutant);
  process.env['MUTANT_LOADED'] = '';
}

/** Returns the mutant that Vite applies. */
export function currentMutant(): Mutant | undefined {
  const json = process.env['MUTANT'] ?? '';
  return json === '' ? undefined : (JSON.parse(json) as Mutant);
}

export const markAsLoaded = () => {
  process.env['MUTANT_LOADED'] = 'yes';
};

export const wasLoaded = () => process.env['MUTANT_LOADED'] === 'yes';
