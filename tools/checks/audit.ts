import { spawnSync } from 'node:child_process';

type Report = { metadata?: { vulnerabilities: { high: number; critical: number; total: number } } };

function audit(folder: string): Report {
  // Includes the tools: they run where the operator is logged in to Google.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: folder, encoding: 'utf8' });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return {};
  }
}

// With `--required`, it is an error when the registry cannot be asked, for example without a network.
const isRequired = process.argv.includes('--required');
for (const [name, folder] of Object.entries({ 'Site and tools': '.', Functions: 'functions' })) {
  const { metadata } = audit(folder);
  if (metadata === undefined) {
    console.warn(`${name}: could not ask the registry. NOTHING was checked for known vulnerabilities.`);
    if (isRequired) process.exitCode = 1;
  } else {
    const { high, critical, total } = metadata.vulnerabilities;
    console.log(`${name}: ${total} known vulnerabilities, ${high + critical} high or critical`);
    if (high + critical > 0) process.exitCode = 1;
  }
}
