import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { findJava, oldestJava } from './java.ts';

const googleCloudJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Runs a command while the emulators run, and returns its exit code. */
export async function runWithEmulators(command: readonly string[]): Promise<number> {
  const java = findJava();
  if (java === undefined) {
    console.error(`Install Java ${oldestJava} or later, or set JAVA_HOME: the Firestore emulator needs it.`);
    return 1;
  }
  // firebase-tools runs in this folder, and leaves its logs there.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'showroom-emulators-')));
  try {
    await writeConfig(folder);
    const options = ['--project', 'demo-showroom', '--log-verbosity', 'QUIET'];
    const script = `cd ${quote(process.cwd())} && node tools/emulators/checkRules.ts && ${command.map(quote).join(' ')}`;
    return await runInGroup('firebase', ['emulators:exec', ...options, script], folder, {
      ...process.env,
      PATH: `${java}:${process.env['PATH']}`,
      NO_UPDATE_NOTIFIER: '1',
      // firebase-tools records running emulators in TMPDIR and allows one suite per project id there; a separate TMPDIR
      // keeps runs apart.
      TMPDIR: folder,
      ...findJar(folder, java),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes firebase.json for firebase-tools, with free ports: several suites can run on one machine. */
async function writeConfig(folder: string): Promise<void> {
  const listen = async () => ({ host: '127.0.0.1', port: await getPort() });
  const emulators = {
    auth: await listen(),
    firestore: { ...(await listen()), websocketPort: await getPort() },
    hub: await listen(),
    logging: await listen(),
    ui: { enabled: false },
  };
  symlinkSync(resolve('firestore.rules'), join(folder, 'firestore.rules'));
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ firestore: { rules: 'firestore.rules' }, emulators }),
  );
}

/**
 * Reuses the emulator of an installed Google Cloud CLI. firebase-tools runs it with `java -jar`, but its manifest names
 * no main class. This creates a wrapper jar whose manifest does.
 */
function findJar(folder: string, java: string): { FIRESTORE_EMULATOR_BINARY_PATH?: string } {
  if (process.env['FIRESTORE_EMULATOR_BINARY_PATH'] || !existsSync(googleCloudJar)) return {};
  const manifest = join(folder, 'manifest.txt');
  const jar = join(folder, 'firestore.jar');
  writeFileSync(
    manifest,
    `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: file:${googleCloudJar}\n`,
  );
  const { status } = spawnSync(join(java, 'jar'), ['cfm', jar, manifest]);
  return status === 0 ? { FIRESTORE_EMULATOR_BINARY_PATH: jar } : {};
}

/** Runs a program in a process group of its own, so that a signal reaches everything it has started. */
function runInGroup(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit', detached: true });
    const signalGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // The group is empty.
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, signalGroup);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      signalGroup('SIGKILL');
      done(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

function quote(argument: string): string {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}

if (import.meta.main) process.exit(await runWithEmulators(process.argv.slice(2)));
