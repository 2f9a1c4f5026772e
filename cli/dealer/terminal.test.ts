import { readFileSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { openTerminal } from './terminal.ts';

/** A terminal at which a person types `keys` once a question is shown. */
function typing(keys: string) {
  const aStream = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const [stdin, stderr] = [aStream(), aStream()];
  stderr.once('data', () => setImmediate(() => stdin.write(keys)));
  return openTerminal({}, { stdin, stderr } as unknown as NodeJS.Process);
}

describe('confirm', () => {
  it.each<[string, boolean, word?: string]>([
    ['y', true],
    ['n', false],
    ['\r', false],
    ['www.a.example\r', true, 'www.a.example'],
    ['y\r', false, 'www.a.example'],
  ])('takes the keys %j as the answer %s', async (keys, answer, word) => {
    expect(await typing(keys).confirm('Write?', word)).toBe(answer);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is cancelled by %s, with exit code 130', async (_, key) => {
    await expect(typing(key).confirm('Write?')).rejects.toMatchObject({
      message: 'Cancelled: nothing was changed',
      exitCode: 130,
    });
  });
});

it('starts a new line after interrupted progress', () => {
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  const { progress, note } = openTerminal({}, { stdin: process.stdin, stderr } as unknown as NodeJS.Process);
  progress(1, 2000);
  note('Interrupted');
  progress(2000, 2000);
  note('Done');
  expect(String(stderr.read())).toBe('\r1 of 2,000\nInterrupted\n\r2,000 of 2,000\nDone\n');
});

describe('edit', () => {
  it('opens the file in $EDITOR, which can have arguments', async () => {
    vi.stubEnv('VISUAL', '');
    vi.stubEnv('EDITOR', 'sed -i s/before/after/');
    const path = await typing('').edit('x.json', 'before');
    expect(readFileSync(path, 'utf8')).toBe('after');
    rmSync(path);
    vi.stubEnv('EDITOR', 'false');
    await expect(typing('').edit('x.json', '')).rejects.toThrow('The editor false failed');
  });
});
