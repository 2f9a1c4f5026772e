import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tempPath } from '../../tests/unit/tempFile.ts';

const script = join(import.meta.dirname, 'withEmulators.ts');

/**
 * A fake firebase-tools, which runs in the folder that it serves. When it stops, it records the served files, and deletes its
 * log, as the real one does after a failure.
 */
const firebase = `#!/bin/sh
[ "$1" = setup:emulators:firestore ] && exit
stop() { cat site/index.html functions/lib/index.js >> ../../checkout/served; rm firebase-debug.log; sleep 1; exit 130; }
trap stop INT TERM HUP
printf '[debug] a request\\n[error] Error: a function\\n    at index.js\\n[debug] more\\n' >> firebase-debug.log
echo yes > ../../checkout/started
while :; do sleep 0.1; done`;

it('serves copies of the build; when interrupted, shuts down once, prints the emulators’ log and deletes its folder', async () => {
  const folder = tempPath('emulators');
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: 0o755 });
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8').trim();
  const build = (content: string) => {
    for (const path of ['dist/index.html', 'functions/lib/index.js']) write(`checkout/${path}`, content);
  };
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  write('programs/firebase', firebase);
  write('programs/java', `#!/bin/sh\necho 'version "25"' >&2`);
  write('checkout/firebase.json', '{ "functions": {}, "hosting": {} }');
  for (const path of ['functions/package.json', 'firestore.rules']) write(`checkout/${path}`, '');
  build('local');

  const child = spawn(process.execPath, [script, '--all', 'true'], {
    cwd: join(folder, 'checkout'),
    env: { PATH: `${join(folder, 'programs')}:${process.env['PATH']}`, TMPDIR: join(folder, 'temporary') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(read('checkout/started')).toBe('yes'), 20_000);
  build('production');
  // Listen before the first signal: on a busy machine, the child may exit before the last one.
  const exit = once(child, 'exit');
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    child.kill(signal);
    await setTimeout(300);
  }

  expect(await text(child.stderr)).toMatch(
    /^\nThe command has failed.*\n\[error\] Error: a function\n {4}at index.js\n\n$/,
  );
  expect(await exit).toEqual([130, null]);
  expect(read('checkout/served')).toBe('locallocal');
  expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
});
