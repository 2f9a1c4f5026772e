import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureJava } from './java.ts';
import { freePorts, type Ports } from './ports.ts';
import { beforeTheEnd, killProcessesNaming } from './processes.ts';
import { projectFolder } from './run.ts';

export type EmulatorAddresses = {
  /** Such as 'http://127.0.0.1:9099'. */
  auth: string;
  /** Such as '127.0.0.1:8080'. */
  firestore: string;
  projectId: string;
};

export type Emulators = EmulatorAddresses & { stop: () => Promise<void> };

const projectId = 'demo-showroom';
const secondsToStart = 120;
const firebaseTools = join(projectFolder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const cloudCliJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Starts the emulators of Authentication and Firestore, with the project's rules, on ports that are free, so that
 * several may run on one machine. They end with `stop`, and at the latest with this process.
 */
export async function startEmulators(): Promise<Emulators> {
  const environment = toolEnvironment();
  ensureFirestoreEmulator(environment);
  const ports = await freePorts('auth', 'firestore', 'websocket', 'hub', 'logging');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'showroom-emulators-')));
  const clear = () => {
    // Java runs in a process group of its own and may outlive firebase-tools, but the command lines of both name these.
    killProcessesNaming(join(folder, 'firebase.json'), join(folder, 'firestore.rules'));
    rmSync(folder, { recursive: true, force: true });
  };
  const stopListening = beforeTheEnd(clear);
  try {
    const child = spawnEmulators(folder, ports, environment);
    const stop = async () => {
      stopListening();
      clear();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    await untilReady(child);
    return {
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `127.0.0.1:${ports.firestore}`,
      projectId,
      stop,
    };
  } catch (reason) {
    stopListening();
    clear();
    throw reason;
  }
}

/** What the Firebase SDKs for servers, and our own tests, read to find the emulators. */
export function environmentOf(emulators: EmulatorAddresses) {
  return {
    FIREBASE_AUTH_EMULATOR_HOST: new URL(emulators.auth).host,
    FIRESTORE_EMULATOR_HOST: emulators.firestore,
    GCLOUD_PROJECT: emulators.projectId,
  };
}

/** Sees to Java and to the program of the Firestore emulator, downloading what is missing; throws when it cannot. */
export function ensureFirestoreEmulator(environment: NodeJS.ProcessEnv = toolEnvironment()): void {
  if (existsSync(cloudCliJar) || process.env['FIRESTORE_EMULATOR_BINARY_PATH']) return;
  const { status } = spawnSync(process.execPath, [firebaseTools, 'setup:emulators:firestore'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: tmpdir(),
    env: environment,
  });
  if (status !== 0) {
    throw new Error(
      'The Firestore emulator could not be downloaded, and the Google Cloud CLI does not have one here.',
    );
  }
}

type EmulatorPorts = Ports<'auth' | 'firestore' | 'websocket' | 'hub' | 'logging'>;

function spawnEmulators(folder: string, ports: EmulatorPorts, environment: NodeJS.ProcessEnv): ChildProcess {
  const host = '127.0.0.1';
  copyFileSync(join(projectFolder, 'firestore.rules'), join(folder, 'firestore.rules'));
  const settings = {
    firestore: { rules: 'firestore.rules' },
    emulators: {
      auth: { host, port: ports.auth },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      ui: { enabled: false },
    },
  };
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify(settings));
  const only = ['--project', projectId, '--only', 'auth,firestore', '--config', config];
  const jar = makeThinJar(folder, environment);
  return spawn(process.execPath, [firebaseTools, 'emulators:start', ...only], {
    cwd: folder,
    // A group of its own: Ctrl-C in the terminal is for us to deal with.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      // Nothing of the user's firebase account is read, and two runs do not find each other's notes.
      XDG_CONFIG_HOME: folder,
      TMPDIR: folder,
      ...(jar === undefined ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
    },
  });
}

/** With CI set, firebase-tools asks nothing, looks for no newer version of itself and fetches no news. */
function toolEnvironment(): NodeJS.ProcessEnv {
  const home = ensureJava();
  const path = [join(home, 'bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, JAVA_HOME: home, PATH: path, CI: 'true', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
}

/**
 * firebase-tools starts the emulator by `java -jar`, but the jar that comes with the Google Cloud CLI names no main
 * class. So a jar with nothing but a manifest names it and points there.
 */
function makeThinJar(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  if (!existsSync(cloudCliJar)) return undefined;
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

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (what: string) => reject(new Error(`${what}\n${log}`));
    const timer = setTimeout(
      () => fail(`The emulators were not ready within ${secondsToStart} s.`),
      secondsToStart * 1000,
    );
    const read = (text: Buffer) => {
      log = (log + text.toString()).slice(-4000);
      if (!log.includes('All emulators ready!')) return;
      clearTimeout(timer);
      resolve();
    };
    // Read to the end even when nobody waits any more: a full pipe would halt the emulators.
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (reason) => fail(`The emulators could not be started: ${reason.message}`));
    child.once('exit', () => {
      clearTimeout(timer);
      fail('The emulators have ended.');
    });
  });
}
