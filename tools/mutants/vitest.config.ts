import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { type Mutant, mutate } from './operators.ts';

/** Applies the current mutant when Vite loads its file. Nothing on disk changes. */
const mutation = {
  name: 'mutation',
  enforce: 'pre' as const,
  load(id: string) {
    const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;
    const [file = ''] = id.split('?');
    if (mutant === null || !file.endsWith(`/${mutant.file}`)) return undefined;
    return { code: mutate(readFileSync(file, 'utf8'), mutant), map: null };
  },
};

export default mergeConfig(config({ command: 'serve', mode: 'test' }), { plugins: [mutation] });
