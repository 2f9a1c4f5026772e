import { spawnSync } from 'node:child_process';

type Report = { metadata?: { vulnerabilities: { high: number; critical: number; total: number } } };

for (const [name, folder] of Object.entries({ Site: '.', Functions: 'functions' })) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: folder, encoding: 'utf8' });
  const { metadata } = JSON.parse(stdout) as Report;
  if (metadata === undefined) {
    console.warn(
      `${name}: the registry does not support \`npm audit\`. The runtime dependencies were NOT checked for known vulnerabilities.`,
    );
  } else {
    const { high, critical, total } = metadata.vulnerabilities;
    console.log(`${name}: ${total} known vulnerabilities, ${high + critical} high or critical`);
    if (high + critical > 0) process.exitCode = 1;
  }
}
