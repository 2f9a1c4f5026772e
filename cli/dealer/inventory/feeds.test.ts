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

type Before = Partial<Record<'inventory' | 'sales', Record<string, Sale>>>;

async function importFeed(name: string, siblingPath: (extension: string) => string): Promise<string[]> {
  const [mapping, beforePath] = [siblingPath('mapping.json'), siblingPath('before.json')];
  const feed = await readFeed(join(folder, name), existsSync(mapping) ? mapping : undefined, now);
  const before = existsSync(beforePath) ? (JSON.parse(readFileSync(beforePath, 'utf8')) as Before) : {};
  const [inventory, sales] = [before.inventory, before.sales].map((all = {}) => new Map(Object.entries(all)));
  const plan = planImport(feed, inventory ?? new Map(), sales ?? new Map(), now);
  const fields = plan.changes.map((change) => `${change.id} ${JSON.stringify(change.fields)}`);
  return [feed.format, ...describePlan(feed.columns, plan), plan.refusal ?? '', ...fields];
}

it.each(feeds)('imports %s with the recorded messages and changes', async (name) => {
  const siblingPath = (extension: string) => join(folder, `${parse(name).name}.${extension}`);
  const lines = await importFeed(name, siblingPath).catch(({ message }: Error) => [
    message.replace(`${folder}/`, ''),
  ]);
  await expect([...lines, ''].join('\n')).toMatchFileSnapshot(siblingPath('txt'));
});
