import { environmentOf, startEmulators } from './emulators.ts';
import { run } from './run.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/withEmulators.ts <command> [arguments]');
  process.exit(2);
}
const emulators = await startEmulators();
const exitCode = await run(command, args, environmentOf(emulators)).finally(emulators.stop);
process.exit(exitCode);
