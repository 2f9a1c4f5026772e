import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../tests/collect.ts';
import { maxRecordLength, splitLines } from './lines.ts';

async function* stream(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

const split = (...chunks: readonly string[]) => collect(splitLines(stream(chunks)));
const textsOf = async (...chunks: readonly string[]) => (await split(...chunks)).map((line) => line.text);

describe('splitLines', () => {
  it('splits at CRLF, LF and CR, and numbers the lines', async () => {
    expect(await split('a\r\nb\nc\rd')).toEqual([
      { number: 1, text: 'a', isTooLong: false },
      { number: 2, text: 'b', isTooLong: false },
      { number: 3, text: 'c', isTooLong: false },
      { number: 4, text: 'd', isTooLong: false },
    ]);
  });

  it('keeps blank lines, so that numbers stay right', async () => {
    expect(await textsOf('a\n\nb\n')).toEqual(['a', '', 'b']);
  });

  it('ends a file with a CR', async () => {
    expect(await textsOf('a\rb\r')).toEqual(['a', 'b']);
  });

  it('gives the same lines wherever the chunks end', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\r', '\n', ',') });
    await fc.assert(
      fc.asyncProperty(text, fc.nat({ max: 20 }), fc.nat({ max: 20 }), async (whole, one, two) => {
        const [first = 0, second = 0] = [one, two].toSorted((left, right) => left - right);
        const parts = [whole.slice(0, first), whole.slice(first, second), whole.slice(second)];
        expect(await split(...parts)).toEqual(await split(whole));
      }),
    );
  });

  it('marks a line that is too long, and reads on', async () => {
    const chunk = 'x'.repeat(maxRecordLength / 2);
    const lines = await split('a\n', chunk, chunk, chunk, '\r', '\nb');
    expect(lines.map(({ number, isTooLong }) => ({ number, isTooLong }))).toEqual([
      { number: 1, isTooLong: false },
      { number: 2, isTooLong: true },
      { number: 3, isTooLong: false },
    ]);
    expect(lines[2]?.text).toBe('b');
  });
});
