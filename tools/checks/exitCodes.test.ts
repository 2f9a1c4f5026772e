import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tempFolder, tempPath } from '../../tests/unit/tempFile.ts';

/** `npm ci` works, `npm audit` reports a vulnerability, and tests fail. */
const npm = `#!/bin/sh
[ "$1" = ci ] && exit
echo '{ "metadata": { "vulnerabilities": { "high": 1, "critical": 0, "total": 1 } } }'
exit 3`;
/** For git: README.md is the only changed file. */
const passing = '#!/bin/sh\necho README.md';

it.each(['bash .ci/run', 'node tools/checks/audit.ts', 'node tools/checks/testChanged.ts'])(
  '`%s` fails when a check does',
  (command) => {
    for (const [name, program] of Object.entries({ npm, git: passing, vitest: passing }))
      writeFileSync(tempPath(name), program, { mode: 0o755 });
    const env = { ...process.env, PATH: `${tempFolder}:${process.env['PATH']}` };
    const { status } = spawnSync(command, { shell: true, env });
    expect(status).toBeGreaterThan(0);
  },
);

it.each([
  ['', 0],
  [' --required', 1],
])('without an answer, `audit.ts%s` says so and exits with %i', (option, exitCode) => {
  const npm_config_registry = 'http://127.0.0.1:9';
  const env = { ...process.env, npm_config_registry, npm_config_fetch_retries: '0' };
  const { status, stderr } = spawnSync(`node tools/checks/audit.ts${option}`, { shell: true, env });
  expect(String(stderr).match(/could not ask the registry/g)).toHaveLength(2);
  expect(status).toBe(exitCode);
});

it('no script of package.json ignores the failure of a program', () => {
  expect(Object.entries(manifest.scripts).filter(([, script]) => /;|\|/.test(script))).toEqual([]);
});
