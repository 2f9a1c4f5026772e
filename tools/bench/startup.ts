import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ProfileName, profiles } from './profiles.ts';
import { reportOn } from './report.ts';
import { runRounds, type Sample, warmUp } from './rounds.ts';
import { openBenchEnvironment } from './benchEnvironment.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
    page: { type: 'string', multiple: true, default: [] },
    dist: { type: 'string' },
    against: { type: 'string' },
  },
});

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds ${values.rounds}: must be a positive integer`);

function isProfile(name: string): name is ProfileName {
  if (!Object.hasOwn(profiles, name)) throw new Error(`--profile ${name}: unknown`);
  return true;
}

function printSample({ round, profile, visit, page, load }: Sample): void {
  const note = load.wasMachineIdle ? '' : ', on a busy machine';
  console.log(
    `round ${round + 1}, ${profile}, ${visit}, ${page}: content after ${load.content.toFixed(0)} ms${note}`,
  );
}

const environment = await openBenchEnvironment({
  dist: values.dist && resolve(values.dist),
  against: values.against && resolve(values.against),
  names: values.page,
});
try {
  await warmUp(environment);
  const measured = values.profile.filter(isProfile);
  const samples = await runRounds(environment, rounds, measured, printSample);
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
  console.log(`\n${reportOn(samples, measured, command)}`);
} finally {
  environment.close();
}
// Open connections would keep the process alive.
process.exit();
