import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants, homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava, oldestJava } from './java.ts';
import { projectId, writeDataProject, writeWholeProject } from './projectFolder.ts';

const googleCloudJar =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

// Runs a command while the emulators run, and exits with its exit code. `--all` before the command also starts hosting and
// functions, and needs a build. `--log` prints the emulators’ log at once; by default, it is printed only if the command fails.
const args = process.argv.slice(2);
const commandAt = args.findIndex((argument) => !argument.startsWith('--'));
const flags = args.slice(0, commandAt);
const command = args.slice(commandAt);
const java = findJava();
if (java === undefined) {
  console.error(`Install Java ${oldestJava} or later, or set JAVA_HOME: the Firestore emulator needs it.`);
  process.exit(1);
}
// firebase-tools runs in this folder, and leaves its logs there.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'showroom-emulators-')));
// Opened first, since firebase-tools deletes its log when the command fails.
const log = openSync(join(folder, 'firebase-debug.log'), 'w+');
try {
  const variables = await (flags.includes('--all') ? writeWholeProject(folder) : writeDataProject(folder));
  const options = ['--project', projectId, '--log-verbosity', 'QUIET'];
  if (!flags.includes('--log')) options.push('--json');
  const jar = findJar(folder, java);
  // `emulators:exec` downloads silently, and without a company's proxy.
  if (jar === undefined) await runFirebase(['setup:emulators:firestore'], process.env);
  const script = `cd ${quote(process.cwd())} && node tools/emulators/checkRules.ts && ${command.map(quote).join(' ')}`;
  process.exitCode = await runFirebase(['emulators:exec', ...options, script], {
    ...process.env,
    ...variables,
    PATH: `${java}:${process.env['PATH']}`,
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools records running emulators in TMPDIR and allows one suite per project id there; a separate TMPDIR
    // keeps runs apart.
    TMPDIR: folder,
    // Its settings, in case the home folder cannot be written, as in Docker.
    XDG_CONFIG_HOME: folder,
    // firebase-tools and gRPC would send a company's proxy even the calls between the emulators.
    http_proxy: '',
    https_proxy: '',
    HTTP_PROXY: '',
    HTTPS_PROXY: '',
    ...jar,
  });
  if (process.exitCode !== 0 && options.includes('--json')) {
    const entries = readFileSync(log, 'utf8').split(/^(?=\[\w+\] )/m);
    const shown = entries.filter((entry) => !entry.startsWith('[debug]')).join('');
    console.error(`\nThe command has failed, as it says above. The emulators’ log:\n${shown}`);
  }
} finally {
  // A killed emulator may still be writing its log.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * The variables with which firebase-tools finds an emulator on this machine, or `undefined` if it has none. firebase-tools
 * runs the emulator of an installed Google Cloud CLI with `java -jar`, but its manifest names no main class. This creates a
 * wrapper jar whose manifest does.
 */
function findJar(folder: string, java: string): { FIRESTORE_EMULATOR_BINARY_PATH?: string } | undefined {
  if (process.env['FIRESTORE_EMULATOR_BINARY_PATH']) return {};
  if (existsSync(googleCloudJar)) {
    const manifest = join(folder, 'manifest.txt');
    const jar = join(folder, 'firestore.jar');
    writeFileSync(
      manifest,
      `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: file:${googleCloudJar}\n`,
    );
    const { status } = spawnSync(join(java, 'jar'), ['cfm', jar, manifest]);
    if (status === 0) return { FIRESTORE_EMULATOR_BINARY_PATH: jar };
  }
  const downloads = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return globSync('cloud-firestore-emulator-*.jar', { cwd: downloads }).length > 0 ? {} : undefined;
}

/**
 * Runs firebase-tools in a process group of its own, so that a signal reaches everything it has started. Ignores further
 * signals: at the second one, firebase-tools would leave Java running, and this process would leave the folder behind.
 */
async function runFirebase(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn('firebase', args, { cwd: folder, env, stdio: 'inherit', detached: true });
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group is empty.
    }
  };
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isStopping) signalGroup(signal);
      isStopping = true;
    });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  signalGroup('SIGKILL');
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
}

function quote(argument: string): string {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
