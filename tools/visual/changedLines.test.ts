import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedLines } from './changedLines.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function changed(before: string, after: string): string[] {
  const [first, second] = [join(folder, 'before'), join(folder, 'after')];
  writeFileSync(first, before);
  writeFileSync(second, after);
  return changedLines(first, second);
}

describe('changedLines', () => {
  it('is empty for equal files', () => {
    expect(changed('- heading "Contact"\n', '- heading "Contact"\n')).toEqual([]);
  });

  it('shows a changed role, name or state', () => {
    expect(changed('- button "Send"\n- log\n', '- button "Send" [disabled]\n- status\n')).toEqual([
      '- - button "Send"',
      '- - log',
      '+ - button "Send" [disabled]',
      '+ - status',
    ]);
  });

  it('shows a changed order', () => {
    expect(
      changed('- heading "Hours"\n- link "Call"\n- img\n', '- link "Call"\n- heading "Hours"\n- img\n'),
    ).toEqual(['- - heading "Hours"', '+ - heading "Hours"']);
  });
});
