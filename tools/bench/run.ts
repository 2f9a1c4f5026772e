import { fileURLToPath } from 'node:url';
import { runWithEmulators } from '../emulators/withEmulators.ts';
import { benchScale } from './scale/scale.ts';

const [name = '', ...args] = process.argv.slice(2);
if (name === 'scale') {
  await benchScale();
  process.exit();
}
const startup = fileURLToPath(new URL('startup.ts', import.meta.url));
process.exit(
  await runWithEmulators(['node', startup, ...(name === 'start' || name === '' ? args : [name, ...args])]),
);
