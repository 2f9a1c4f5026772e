import { fileURLToPath } from 'node:url';
import { runWithEmulators } from '../emulators/withEmulators.ts';
import { benchScale } from './scale/scale.ts';

const [name = '', ...args] = process.argv.slice(2);
if (name === 'scale') {
  await benchScale();
  process.exit();
}
const start = fileURLToPath(new URL('start.ts', import.meta.url));
process.exit(
  await runWithEmulators(['node', start, ...(name === 'start' || name === '' ? args : [name, ...args])]),
);
