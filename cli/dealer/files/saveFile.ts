import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { CliError, type Outcome, UsageError } from '../outcome.ts';

export type SaveOptions = {
  /** Replace the file if it exists. */
  yes?: boolean;
  json?: boolean;
  /** The file's permissions. By default, those of any new file. */
  mode?: number;
};

/** Writes a file atomically; `-` is stdout. Throws an error if it exists and `yes` is not set. `content`: such as '5 vehicles'. */
export async function saveFile(
  path: string,
  text: string,
  content: string,
  { yes, json, mode }: SaveOptions,
  note: (text: string) => void,
): Promise<Pick<Outcome, 'text'>> {
  if (path === '-' && json) throw new UsageError('--json and the CSV of - would both go to stdout');
  if (path === '-') return { text: text.trimEnd() };
  if (existsSync(path) && !yes) throw new CliError(`${path} exists. Add --yes to replace it`);
  const incomplete = `${path}.${process.pid}.part`;
  try {
    await writeFile(incomplete, text, { flag: 'wx', mode });
    await rename(incomplete, path);
  } catch (error) {
    await rm(incomplete, { force: true });
    throw new CliError(`${path} could not be written: ${(error as Error).message}`);
  }
  note(`Written to ${path}: ${content}.`);
  return {};
}
