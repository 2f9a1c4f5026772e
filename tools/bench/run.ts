import { runWithEmulators } from '../emulators/withEmulators.ts';
import { benchScale } from './scale/scale.ts';

const [name, ...args] = process.argv.slice(2);
if (name === 'scale') await benchScale();
else
  process.exitCode = await runWithEmulators([
    'node',
    'tools/bench/startup.ts',
    ...(name === undefined ? [] : [name, ...args]),
  ]);
