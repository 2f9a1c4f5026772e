import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFirestoreEmulator, firebaseTools, makeThinJar, toolEnvironment } from './firebaseTools.ts';
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
const endWithParent = new URL('./endWithParent.ts', import.meta.url).href;

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
    await checkRules(`127.0.0.1:${ports.firestore}`);
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
  const jar = makeThinJar(folder, environment);
  const only = ['--project', projectId, '--only', 'auth,firestore', '--config', config];
  const args = ['--import', endWithParent, firebaseTools, 'emulators:start', ...only];
  return spawn(process.execPath, args, {
    cwd: folder,
    // A group of its own: Ctrl-C in the terminal is for us to deal with.
    detached: true,
    stdio: 'pipe',
    env: {
      ...environment,
      // Nothing of the user's firebase account is read, and two runs do not find each other's notes.
      XDG_CONFIG_HOME: folder,
      TMPDIR: folder,
      ...(jar === undefined ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
    },
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`${what}\n${log}`));
    };
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
    child.once('close', () => fail('The emulators have ended.'));
  });
}

/** The emulator also starts with rules that it cannot read, and only says so when the first document is asked for. */
async function checkRules(firestore: string): Promise<void> {
  const content = readFileSync(join(projectFolder, 'firestore.rules'), 'utf8');
  const answer = await fetch(`http://${firestore}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`firestore.rules cannot be used: ${await answer.text()}`);
}
