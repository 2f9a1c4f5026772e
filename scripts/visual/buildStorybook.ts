import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { exportRevision, type Revision } from './baseRevision.ts';

/** Builds the storybook of the project in `project` as a static folder. */
export async function buildStorybook(project: string, outputFolder: string): Promise<void> {
  const storybook = join(project, 'node_modules', '.bin', 'storybook');
  // `--test` leaves out the documentation, of which no picture is taken.
  await runQuietly(storybook, ['build', '--test', '--quiet', '--output-dir', resolve(outputFolder)], project);
}

/** As `buildStorybook`, of a revision that gets unpacked in `workFolder`. False when it has no storybook. */
export async function buildRevision(
  revision: Revision,
  workFolder: string,
  outputFolder: string,
): Promise<boolean> {
  const source = join(workFolder, 'source');
  await mkdir(source, { recursive: true });
  exportRevision(revision, source);
  if (!existsSync(join(source, '.storybook'))) return false;
  await provideDependencies(source);
  await buildStorybook(source, outputFolder);
  return true;
}

async function provideDependencies(source: string): Promise<void> {
  const lockfile = 'package-lock.json';
  const theirs = join(source, lockfile);
  if (existsSync(theirs) && readFileSync(theirs, 'utf8') !== readFileSync(lockfile, 'utf8')) {
    console.log('The base has other dependencies; installing them.');
    await runQuietly('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], source);
  } else {
    await symlink(resolve('node_modules'), join(source, 'node_modules'), 'junction');
  }
}

/** What the command prints is shown only when it fails. */
function runQuietly(command: string, args: readonly string[], cwd: string): Promise<void> {
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
  return new Promise((done, fail) => {
    execFile(command, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error === null) done();
      else fail(new Error(`In ${cwd}: ${error.message}\n${stdout}`));
    });
  });
}
