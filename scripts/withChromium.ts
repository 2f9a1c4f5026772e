import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/withChromium.ts <command> [arguments]');
  process.exit(2);
}
process.exit(await run(command, args, { CHROMIUM_PATH: ensureChromium() }));
