import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Refusal } from '../exitCodes.ts';

/** Throws a refusal when the file exists, unless it may be replaced. */
export function requireNewFile(path: string, mayReplace: boolean): void {
  if (existsSync(path) && !mayReplace) throw new Refusal(`${path} exists. Add --yes to replace it`);
}

/** Writes a file that is complete or absent, even when the command is interrupted. Throws a refusal when it cannot. */
export async function saveFile(path: string, text: string): Promise<void> {
  const incomplete = `${path}.${process.pid}.part`;
  try {
    await writeFile(incomplete, text, { flag: 'wx' });
    await rename(incomplete, path);
  } catch (error) {
    await rm(incomplete, { force: true });
    throw new Refusal(`${path} could not be written: ${(error as Error).message}`);
  }
}
