import { spawnSync } from 'node:child_process';
import { findJava, oldestJava } from '../emulators/java.ts';
import { findChromium } from './chromium.ts';

const steps = [
  'test:audit',
  'typecheck',
  'lint',
  'test:unit',
  'test:stories',
  'build-storybook',
  'test:tools',
  'test:rules',
  'test:e2e',
];

function run(program: string, ...args: readonly string[]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;
}

/** Installs the first of these Debian packages that is available. */
function installPackage(...names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  // Ignore a failure: one unreachable package source does not stop the others from updating.
  run('apt-get', 'update');
  names.some((name) => run('apt-get', 'install', '-y', name) === 0);
}

function installRequirements(): void {
  if (findJava() === undefined) installPackage('openjdk-25-jre-headless', 'openjdk-21-jre-headless');
  if (findChromium() === undefined) installPackage('chromium');
  if (findChromium() === undefined) run('playwright', 'install', 'chromium');
  const missing = [
    ...(findJava() === undefined ? [`Java ${oldestJava} or later`] : []),
    ...(findChromium() === undefined ? ['Chromium (or set CHROMIUM_PATH)'] : []),
  ];
  if (missing.length === 0) return;
  console.error(`Install ${missing.join(' and ')}, then run the tests again.`);
  process.exit(1);
}

installRequirements();
const outcomes: string[] = [];
let failed = 0;
for (const step of steps) {
  console.log(`\n== ${step} ==`);
  const start = performance.now();
  if (run('npm', 'run', '--silent', step) !== 0) failed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  outcomes.push(`${step.padEnd(16)} ${seconds.padStart(7)} s  ${failed > 0 ? 'FAILED' : 'passed'}`);
  if (failed > 0) break;
}
console.log(`\n${outcomes.join('\n')}\n\n${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed);
