import { spawnSync } from 'node:child_process';
import { projectFolder } from './run.ts';

type Report = { metadata?: { vulnerabilities: Record<string, number> } };

/** What visitors are served must be free of known vulnerabilities from this level on. */
const level = 'high';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', `--audit-level=${level}`, '--json'], {
  cwd: projectFolder,
  encoding: 'utf8',
});
const { metadata } = parse(stdout);
if (metadata === undefined) {
  console.warn('The registry gives no audit: known vulnerabilities were NOT looked for.');
} else {
  const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities;
  console.log(
    `${total} known vulnerabilities in what visitors are served, ${high + critical} of them ${level} or worse`,
  );
  process.exitCode = high + critical > 0 ? 1 : 0;
}

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
