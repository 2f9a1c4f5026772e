import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { findDifference } from './inPage.ts';

/** A part of a picture, in pixels. */
export type Crop = { x: number; y: number; width: number; height: number };

/** How much of the surroundings a crop shows. */
const context = 24;
/** A change of size moves everything below it: a taller crop says no more. */
const tallest = 480;

/** The changed part of two PNG files, with some context; `undefined` if one does not exist or they are the same. */
export async function findCrop(page: Page, before: string, after: string): Promise<Crop | undefined> {
  if (!existsSync(before) || !existsSync(after)) return undefined;
  const found = await page.evaluate(findDifference, [toDataUrl(before), toDataUrl(after)] as const);
  if (found === undefined) return undefined;
  const x = Math.max(0, found.left - context);
  const y = Math.max(0, found.top - context);
  const width = Math.min(found.width, found.right + 1 + context) - x;
  return { x, y, width, height: Math.min(tallest, found.bottom + 1 + context - y) };
}

function toDataUrl(path: string): string {
  return `data:image/png;base64,${readFileSync(path, 'base64')}`;
}
