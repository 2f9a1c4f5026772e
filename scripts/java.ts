import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, searchApt } from './apt.ts';

/** What firebase-tools asks of the Java that runs its emulators. */
const oldestVersion = 21;

type Java = { home: string; version: number };

/** The home folder of a Java that is new enough, or nothing. */
export function findJava(): string | undefined {
  for (const program of candidates()) {
    const java = askJava(program);
    if (java !== undefined && java.version >= oldestVersion) return java.home;
  }
  return undefined;
}

/** As `findJava`, but installs a Java when there is none. */
export function ensureJava(): string {
  const found = findJava();
  if (found !== undefined) return found;
  console.log(`No Java ${oldestVersion} or later found; installing one.`);
  const installed = installWithApt(newestOffered) ? findJava() : undefined;
  if (installed !== undefined) return installed;
  throw new Error(
    `The Firestore emulator needs Java ${oldestVersion} or later. Install one (for example openjdk-21-jre-headless, or ` +
      'Temurin 25) and put it on the path or name its folder in JAVA_HOME.',
  );
}

function* candidates(): Generator<string> {
  const named = process.env['JAVA_HOME'];
  if (named) yield javaIn(named);
  for (const folder of foldersIn('/usr/lib/jvm')) yield javaIn(folder);
  const { status, stdout } = spawnSync('/usr/libexec/java_home', ['-v', `${oldestVersion}+`], {
    encoding: 'utf8',
  });
  if (status === 0) yield javaIn(stdout.trim());
  yield 'java';
}

function askJava(program: string): Java | undefined {
  const { status, stderr } = spawnSync(program, ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const home = /^ *java\.home = (.+)$/m.exec(stderr)?.[1];
  const version = Number(/^ *java\.specification\.version = (\d+)$/m.exec(stderr)?.[1]);
  return home === undefined || Number.isNaN(version) ? undefined : { home, version };
}

function newestOffered(): string | undefined {
  const version = (name: string) => Number(/\d+/.exec(name)?.[0]);
  return searchApt('^openjdk-[0-9]+-jre-headless$')
    .filter((name) => version(name) >= oldestVersion)
    .toSorted((a, b) => version(b) - version(a))[0];
}

function javaIn(home: string): string {
  return join(home, 'bin', 'java');
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
