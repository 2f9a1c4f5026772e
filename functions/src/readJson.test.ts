import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { readJson } from './readJson.ts';

it('gives up a body that has not ended after 10 seconds, and closes its connection', async () => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  const request = new PassThrough();
  const read = readJson(request);
  request.write('{');
  given.abort();
  expect(await read).toBe(undefined);
  expect(request.destroyed).toBe(true);
  expect(timeout).toHaveBeenCalledWith(10_000);
});

it('replaces control characters other than line breaks, at any depth', async () => {
  const request = new PassThrough().end(
    JSON.stringify({ name: 'A\0\u001b\tb\n', tradeIn: { vin: '\u009b' } }),
  );
  expect(await readJson(request)).toEqual({ name: 'A   b\n', tradeIn: { vin: ' ' } });
});

it('reads a body of up to 20,000 bytes, and only valid JSON', async () => {
  const read = async (body: string) => readJson(new PassThrough().end(body));
  const text = 'x'.repeat(19_998);
  expect(await read(`"${text}"`)).toBe(text);
  expect(await read(`"${text}" `)).toBeUndefined();
  expect(await read('{')).toBeUndefined();
});
