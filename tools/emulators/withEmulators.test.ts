import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = fileURLToPath(new URL('withEmulators.ts', import.meta.url));

/** A folder with a checkout, programs and temporary files. */
let folder = '';
let child: ChildProcess;

const write = (path: string, lines: readonly string[]) => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, lines.join('\n'), { mode: 0o755 });
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8').trim();

/** Starts the emulators of the checkout, and waits until firebase-tools, which is faked, runs in its folder. */
async function start(firebase: readonly string[]): Promise<void> {
  write('programs/firebase', ['#!/bin/sh', ...firebase]);
  child = spawn(process.execPath, [script, '--all', 'true'], {
    cwd: join(folder, 'checkout'),
    env: { PATH: `${join(folder, 'programs')}:${process.env['PATH']}`, TMPDIR: join(folder, 'temporary') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(() => expect(read('checkout/started')).toBe('yes'), 20_000);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-test-'));
  mkdirSync(join(folder, 'temporary'));
  write('programs/java', ['#!/bin/sh', 'echo \'version "25"\' >&2']);
  write('checkout/firebase.json', [
    '{ "functions": { "source": "functions" }, "hosting": { "public": "dist" } }',
  ]);
  for (const path of [
    'dist/index.html',
    'functions/lib/index.js',
    'functions/package.json',
    'firestore.rules',
  ])
    write(`checkout/${path}`, ['local']);
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('serves copies, which the next build does not change', async () => {
  await start([
    'echo yes > ../../checkout/started',
    'until [ -e ../../checkout/built ]; do sleep 0.1; done',
    'cat site/index.html functions/lib/index.js > ../../checkout/served',
  ]);
  for (const path of ['dist/index.html', 'functions/lib/index.js', 'built'])
    write(`checkout/${path}`, ['production']);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(read('checkout/served')).toBe('locallocal');
});

it('shuts down once and deletes its folder, however often it is interrupted', async () => {
  await start([
    'stop() { echo stopping >> ../../checkout/stops; sleep 1; exit 130; }',
    'trap stop INT TERM HUP',
    'echo yes > ../../checkout/started',
    'while :; do sleep 0.1; done',
  ]);
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    child.kill(signal);
    await setTimeout(300);
  }
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(read('checkout/stops')).toBe('stopping');
  expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
});
