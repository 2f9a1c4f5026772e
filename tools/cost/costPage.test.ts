import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { updateCostPage } from './costPage.ts';

const page = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8');

it('docs/cost.md is up to date; otherwise run `npm run cost`', () => {
  expect(updateCostPage(page)).toBe(page);
});

it('keeps the text around the generated parts', () => {
  expect(updateCostPage(page.replace('# Cost', '# Costs'))).toBe(page.replace('# Cost', '# Costs'));
});

it('rejects a page without a marker', () => {
  expect(() => updateCostPage(page.replace('<!-- generated: bill -->', ''))).toThrow('generated: bill');
});
