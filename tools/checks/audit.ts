import { spawnSync } from 'node:child_process';

type Report = { metadata?: { vulnerabilities: { high: number; critical: number; total: number } } };

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { metadata } = parse(stdout);
if (metadata === undefined) {
  console.warn(
    'The registry does not support `npm audit`: dependencies were NOT checked for known vulnerabilities.',
  );
} else {
  const { high, critical, total } = metadata.vulnerabilities;
  console.log(`Runtime dependencies: ${total} known vulnerabilities, ${high + critical} high or critical`);
  process.exitCode = high + critical > 0 ? 1 : 0;
}

function parse(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}
