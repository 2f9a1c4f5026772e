import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { type Mutant, mutate } from './mutant.ts';

/** Applies the current mutant when Vite loads its file. Nothing on disk changes. */
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  load(id) {
    const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;
    const [file = ''] = id.split('?');
    if (mutant === null || !file.endsWith(`/${mutant.file}`)) return undefined;
    process.env['MUTANT_LOADED'] = 'yes';
    return { code: mutate(readFileSync(file, 'utf8'), mutant), map: null };
  },
};

export default mergeConfig(config({ command: 'serve', mode: 'test' }), { plugins: [mutation] });
