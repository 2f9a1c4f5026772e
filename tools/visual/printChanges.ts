import type { Accepted } from './accepted.ts';
import type { Change, Comparison } from './compare.ts';
import type { Group } from './groups.ts';
import { countChanges } from './report.ts';

const shownLines = 12;

/** Prints the groups with the first lines of their causes, and one line for each change and each other finding. */
export function printChanges(
  groups: readonly Group[],
  { added, removed, broken }: Comparison,
  acceptance: (change: Change) => Accepted | undefined,
): void {
  for (const group of groups) {
    console.log(`\n${countChanges(group)}`);
    for (const line of group.cause.slice(0, shownLines)) console.log(`  ${line}`);
    if (group.cause.length > shownLines) {
      console.log(`  … ${group.cause.length - shownLines} more lines in the report`);
    }
    for (const change of group.changes) {
      const by = acceptance(change)?.by;
      console.log(by === undefined ? `changed  ${change.label}` : `accepted ${change.label}, by ${by}`);
    }
  }
  for (const { name } of added) console.log(`added    ${name}`);
  for (const { name } of removed) console.log(`removed  ${name}`);
  for (const { storyAtSize, tree, message } of broken) {
    console.log(`broken   ${storyAtSize.story.name}, ${tree}, ${storyAtSize.width} px: ${message}`);
  }
}
