import type { Plugin } from 'vite';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { currentMutant, markAsLoaded } from './currentMutant.ts';
import { mutate } from './mutant.ts';

/** Applies the current mutant when Vite transforms its file. Nothing on disk changes. */
const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(code, id) {
    const mutant = currentMutant();
    if (mutant === undefined || !id.split('?')[0]?.endsWith(`/${mutant.file}`)) return undefined;
    markAsLoaded();
    return { code: mutate(code, mutant), map: null };
  },
};

export default mergeConfig(config({ command: 'serve', mode: 'test' }), { plugins: [mutation] });
