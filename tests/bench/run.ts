import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';

const benchmarks: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start: benchStart,
  scale: benchScale,
};

const [first = 'start', ...others] = process.argv.slice(2);
const [name, args] = first.startsWith('-') ? ['start', [first, ...others]] : [first, others];
const benchmark = benchmarks[name];
if (benchmark === undefined) {
  console.error(`Usage: npm run bench -- [${Object.keys(benchmarks).join('|')}] [options]`);
  process.exit(2);
}
await benchmark(args);
// Connections that nobody needs any more may still be open.
process.exit();
