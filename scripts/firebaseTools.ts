import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureJava } from './java.ts';
import { projectFolder } from './run.ts';

/** The program behind the command `firebase`. */
export const firebaseTools = join(
  projectFolder,
  'node_modules',
  'firebase-tools',
  'lib',
  'bin',
  'firebase.js',
);

const cloudCliJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * What firebase-tools is to run with: a Java that is new enough, installed if need be. With CI set, it asks nothing,
 * looks for no newer version of itself and fetches no news.
 */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const home = ensureJava();
  const path = [join(home, 'bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, JAVA_HOME: home, PATH: path, CI: 'true', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
}

/** Downloads the program of the Firestore emulator unless there is one; throws when it cannot. */
export function ensureFirestoreEmulator(environment: NodeJS.ProcessEnv): void {
  if (hasJarOfUsersChoice() || existsSync(cloudCliJar) || hasDownload()) return;
  const { status } = spawnSync(process.execPath, [firebaseTools, 'setup:emulators:firestore'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: tmpdir(),
    env: environment,
  });
  if (status !== 0) {
    throw new Error(
      'The Firestore emulator could not be downloaded, and no Google Cloud CLI is here that brings one.',
    );
  }
}

/**
 * firebase-tools starts the emulator by `java -jar`, but the jar that comes with the Google Cloud CLI names no main
 * class. So a jar with nothing but a manifest names it and points there. Nothing is returned where firebase-tools is
 * to use what it has.
 */
export function makeThinJar(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  if (hasJarOfUsersChoice() || !existsSync(cloudCliJar)) return undefined;
  const manifest = join(folder, 'manifest.txt');
  const jar = join(folder, 'firestore.jar');
  // `jar` wraps the lines, of which a manifest allows 72 bytes each.
  writeFileSync(
    manifest,
    `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: file:${cloudCliJar}\n`,
  );
  const { status } = spawnSync('jar', ['cfm', jar, manifest], { env: environment });
  return status === 0 ? jar : undefined;
}

function hasJarOfUsersChoice(): boolean {
  return Boolean(process.env['FIRESTORE_EMULATOR_BINARY_PATH']);
}

function hasDownload(): boolean {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(folder) && readdirSync(folder).some((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  );
}
