import { parseOptions } from './options.ts';
import { reportOf } from './report/report.ts';
import { runRounds, type Sample, warmUp } from './rounds.ts';
import { openStage } from './stage.ts';

/** Measures how soon the home screen shows a car, beside a static page of the same content, and prints the medians. */
export async function benchStart(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  const stage = await openStage(options);
  try {
    await warmUp(stage);
    const samples = await runRounds(stage, options, tellOf);
    const command = ['npm run bench --', 'start', ...args].join(' ');
    console.log(`\n${reportOf(samples, options.profiles, command)}`);
  } finally {
    await stage.close();
  }
}

function tellOf({ round, profile, temperature, page, load }: Sample): void {
  console.log(
    `round ${round + 1}, ${profile}, ${temperature}, ${page}: content after ${load.content.toFixed(0)} ms${load.isCalm ? '' : ', on a busy machine'}`,
  );
}
