import { costTables } from './costTables.ts';

const startOf = (name: string) => `<!-- generated: ${name} -->`;
const end = '<!-- end of generated part -->';

/** Replaces the generated parts of the page and keeps everything else. Throws when the page lacks a marker. */
export function updateCostPage(page: string): string {
  return Object.entries(costTables).reduce((text, [name, generate]) => {
    const start = startOf(name);
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`docs/cost.md lacks "${start}" or its "${end}"`);
    return `${text.slice(0, from)}${start}\n\n${generate()}\n\n${text.slice(to)}`;
  }, page);
}
