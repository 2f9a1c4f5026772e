import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';

const script = join(import.meta.dirname, 'withEmulators.ts');

/** A fake firebase-tools, which runs in the folder that it serves, and records the served files when it stops. */
const firebase = `#!/bin/sh
[ "$1" = setup:emulators:firestore ] && exit
stop() { cat site/index.html functions/lib/index.js >> ../../checkout/served; sleep 1; exit 130; }
trap stop INT TERM HUP
echo yes > ../../checkout/started
while :; do sleep 0.1; done`;

it('serves copies of the build, and shuts down once and deletes its folder, however often it is interrupted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-test-'));
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: 0o755 });
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8').trim();
  const build = (content: string) => {
    for (const path of ['dist/index.html', 'functions/lib/index.js']) write(`checkout/${path}`, content);
  };
  mkdirSync(join(folder, 'temporary'));
  write('programs/firebase', firebase);
  write('programs/java', `#!/bin/sh\necho 'version "25"' >&2`);
  write('checkout/firebase.json', '{ "functions": {}, "hosting": {} }');
  for (const path of ['functions/package.json', 'firestore.rules']) write(`checkout/${path}`, '');
  build('local');

  const child = spawn(process.execPath, [script, '--all', 'true'], {
    cwd: join(folder, 'checkout'),
    env: { PATH: `${join(folder, 'programs')}:${process.env['PATH']}`, TMPDIR: join(folder, 'temporary') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(() => expect(read('checkout/started')).toBe('yes'), 20_000);
  build('production');
  // Listen before the first signal: on a busy machine, the child may exit before the last one.
  const exit = once(child, 'exit');
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    child.kill(signal);
    await setTimeout(300);
  }

  expect(await exit).toEqual([130, null]);
  expect(read('checkout/served')).toBe('locallocal');
  expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
});
