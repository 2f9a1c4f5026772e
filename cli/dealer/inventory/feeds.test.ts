import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, it } from 'vitest';
import { describePlan } from './describePlan.ts';
import type { Sale } from './importedVehicle.ts';
import { planImport } from './planImport.ts';
import { readFeed } from './readFeed.ts';

const folder = join(import.meta.dirname, 'feeds');
const feeds = readdirSync(folder).filter((name) => /^\w+\.(csv|jsonl?)$/.test(name));
const now = new Date('2026-11-20T12:00:00Z');

type Before = Partial<Record<'inventory' | 'sales', Record<string, Sale>>> & {
  accepted?: string[];
  options?: Parameters<typeof planImport>[4];
};

const reviveDate = (name: string, value: unknown) =>
  name === 'unlistedSince' ? new Date(String(value)) : value;

async function importFeed(name: string, siblingPath: (extension: string) => string): Promise<string[]> {
  const [mapping, beforePath] = [siblingPath('mapping.json'), siblingPath('before.json')];
  const json = existsSync(beforePath) ? readFileSync(beforePath, 'utf8') : '{}';
  const { inventory = {}, sales = {}, accepted, options } = JSON.parse(json, reviveDate) as Before;
  const mappingPath = existsSync(mapping) ? mapping : undefined;
  const feed = await readFeed(join(folder, name), mappingPath, now, new Set(accepted));
  const mapOf = (vehicles: Record<string, Sale>) => new Map(Object.entries(vehicles));
  const plan = planImport(feed, mapOf(inventory), mapOf(sales), now, options);
  return [
    feed.format,
    ...describePlan(feed.columns, plan),
    plan.refusal ?? '',
    ...plan.changes.map(({ kind, id, from, fields, isHidden }) => {
      const ids = from === id ? id : `${from} → ${id}`;
      return `${isHidden ? 'hidden' : kind} ${ids} ${JSON.stringify(fields)}`;
    }),
    ...plan.saleUpdates.map(({ id, unlistedSince }) => `sale ${id} ${unlistedSince ? 'un' : ''}listed`),
    ...[...plan.skipped, ...plan.leftOut].map((row) => JSON.stringify(row)),
  ];
}

it.each(feeds)('imports %s with the recorded messages and changes', async (name) => {
  const siblingPath = (extension: string) => join(folder, `${parse(name).name}.${extension}`);
  const lines = await importFeed(name, siblingPath).catch(({ message }: Error) => [
    message.replace(`${folder}/`, ''),
  ]);
  await expect([...lines, ''].join('\n')).toMatchFileSnapshot(siblingPath('txt'));
});
