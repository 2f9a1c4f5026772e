import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openTerminal } from './terminal.ts';

/** A terminal whose person types `keys` once a question is shown. */
function typing(keys: string, isTTY = true) {
  const aStream = () => Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} });
  const [stdin, stderr] = [aStream(), aStream()];
  stderr.once('data', () => setImmediate(() => stdin.write(keys)));
  return openTerminal({}, { stdin, stderr } as unknown as NodeJS.Process);
}

const rule = (answer: string) => (answer === 'wrong' ? 'Must be right' : undefined);

describe('ask', () => {
  it.each([
    ['\r', 'Your Dealership'],
    ['Alpha Cars\r', 'Alpha Cars'],
    ['wrong\r\u0015right\r', 'right'],
  ])('returns from the keys %j the answer %s', async (keys, answer) => {
    expect(await typing(keys).ask('Name', 'Your Dealership', rule)).toBe(answer);
  });
});

describe('confirm', () => {
  it.each([
    ['y', true],
    ['n', false],
    ['\r', false],
  ])('returns from the key %j the answer %s', async (keys, answer) => {
    expect(await typing(keys).confirm('Write?')).toBe(answer);
  });
});

describe.each(['ask', 'confirm'] as const)('%s', (name) => {
  const question = ({ ask, confirm }: ReturnType<typeof openTerminal>) =>
    name === 'ask' ? ask('Name', '', rule) : confirm('Write?');

  it('is cancelled by Ctrl-C, with exit code 130', async () => {
    await expect(question(typing('\u0003'))).rejects.toMatchObject({
      message: 'Cancelled: nothing was changed',
      exitCode: 130,
    });
  });

  it('refuses to ask without a terminal', async () => {
    await expect(question(typing('', false))).rejects.toMatchObject({ exitCode: 2 });
  });
});
