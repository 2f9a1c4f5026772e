import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { firebase, google, projectId as id, ok } from '../../tests/unit/fakeGoogle.ts';
import { findJava } from '../../tools/emulators/java.ts';

const script = fileURLToPath(new URL('deploy.ts', import.meta.url));

const compileCache = fileURLToPath(new URL('../../.cache/compile', import.meta.url));

let folder = '';

const inFolder = (name: string) => join(folder, name);

/** The programs that the command has run, in order. */
const steps = () => readFileSync(inFolder('steps'), 'utf8').split('\n').slice(0, -1);

function fakeProgram(name: string, lines: readonly string[]): void {
  writeFileSync(inFolder(name), ['#!/bin/sh', ...lines].join('\n'));
  chmodSync(inFolder(name), 0o755);
}

beforeEach(() => {
  google.answer();
  folder = mkdtempSync(join(tmpdir(), 'showroom-deploy-'));
  writeFileSync(inFolder('steps'), '');
  fakeProgram('npm', [
    'echo "npm $*" >> steps',
    'echo "$SERVER_PAGE $SITE_ORIGIN" > built-with',
    'mkdir -p dist/assets',
    'head -c 1234567 /dev/zero > dist/assets/site.js',
    `printf '<script type="application/json" id="tenant-config">%s</script>' "$TENANT_CONFIG" > dist/index.html`,
  ]);
  fakeProgram('firebase', [
    'echo "firebase $*; quota project $GOOGLE_CLOUD_QUOTA_PROJECT" >> steps',
    'case "$1" in *:set) cat >> steps; echo >> steps;; esac',
  ]);
});

afterEach(() => rmSync(folder, { recursive: true }));

const deploy = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ exitCode: unknown; output: string; errors: string }>((done) => {
    const path = `${folder}:${process.env['PATH']}`;
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env: { PATH: path, NODE_COMPILE_CACHE: compileCache, ...google.env, ...env } },
      (error, output, errors) => done({ exitCode: error?.code ?? 0, output, errors }),
    );
  });

const configure = (json: object) => writeFileSync(inFolder('tenant-config.json'), JSON.stringify(json));

const missing = { status: 404 };
const noSecret = { secret: missing, mailer: missing };

const build = 'npm run build';
const localSteps = findJava() === undefined ? [build] : [build, 'npm run check:rules'];
const targets = 'hosting,functions,firestore:rules,firestore:indexes';
const deployment = `firebase deploy --only ${targets} --project ${id} --non-interactive --force; quota project ${id}`;

it('deploys everything that firebase.json configures', () => {
  const { firestore, ...others } = firebaseConfig;
  const configured = [...Object.keys(others), ...Object.keys(firestore).map((part) => `firestore:${part}`)];
  expect(targets.split(',').toSorted()).toEqual(configured.toSorted());
});

it('checks, builds, shows the plan and deploys', async () => {
  firebaserc(aliases);
  const { exitCode, output, errors } = await deploy(['--project', id, '--yes']);
  expect(errors).toBe('');
  expect(exitCode).toBe(0);
  expect(steps()).toEqual([build, deployment]);
  expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toContain(JSON.stringify({ firebase }));
  expect(output).toContain(`
Project:        ${id}, whose configuration is built into the page and the function
Hosting:        2 files of dist/, 1,235 kB, to https://north-site.web.app and all custom domains
Function:       api in us-central1
Requests:       emailed by the function mailRequest, with the secret SMTP_URL, unless its value is off
Security rules: firestore.rules
`);
  expect(output).toContain('\nOpen https://north-site.web.app\nCreate the first dealer: npm run dealer');
});

it('deploys nothing in a dry run, even with --yes, and says how to set mail settings', async () => {
  google.answer(noSecret);
  const { exitCode, output } = await deploy(['--project', id, '--dry-run', '--yes']);
  expect(exitCode).toBe(0);
  expect(steps()).toEqual(localSteps);
  expect(output).toContain(
    `Requests:       cannot be emailed. To change that: npx firebase functions:secrets:set SMTP_URL --project ${id}`,
  );
  expect(output).toContain('nothing has been deployed');
});

it('creates the secret with the value off before the first deployment', async () => {
  google.answer(noSecret);
  expect(await deploy(['--project', id, '--yes'])).toMatchObject({ exitCode: 0 });
  const secret = `firebase functions:secrets:set SMTP_URL --data-file - --non-interactive --project ${id}`;
  expect(steps()).toEqual([build, `${secret}; quota project ${id}`, 'off', deployment]);
});

it('does not replace a secret that was created during the build', async () => {
  google.answer({ ...noSecret, secret: [missing] });
  expect(await deploy(['--project', id, '--yes'])).toMatchObject({ exitCode: 0 });
  expect(steps()).toEqual([build, expect.stringContaining('firebase deploy')]);
});

it('builds nothing when a check fails, and names all problems', async () => {
  google.answer({ auth: missing, billing: missing });
  const { exitCode, errors } = await deploy(['--project', id, '--yes']);
  expect(exitCode).toBe(1);
  expect(steps()).toEqual([]);
  expect(errors).toMatch(
    /^✗ Anonymous sign-in is disabled\.\n {2}https:[^]*\n✗ Billing is[^]*\n✗ .* is not ready\n$/,
  );
});

it('without credentials, runs the local checks and says in one line how to log in', async () => {
  const none = { METADATA_SERVER_DETECTION: '', GCE_METADATA_HOST: '' };
  for (const args of [['--dry-run'], ['--yes']]) {
    const { exitCode, output, errors } = await deploy(['--project', id, ...args], none);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^✗ No Google credentials: .* Run: gcloud auth application-default login\n$/);
    expect(output.includes('✓ The build and the local checks have passed.')).toBe(args[0] === '--dry-run');
  }
  expect(steps()).toEqual(localSteps);
  expect(readFileSync(inFolder('built-with'), 'utf8')).toBe('off \n');
});

it('lets the function page answer for the site if functions/.env says so, unless the environment says otherwise', async () => {
  mkdirSync(inFolder('functions'));
  writeFileSync(inFolder('functions/.env'), 'SERVER_PAGE=off\nSERVER_PAGE="on" # since May\n');
  const dry = await deploy(['--project', id, '--dry-run']);
  expect(dry.output).toContain(`
Function:       page in us-central1, api in us-central1
Home page:      with the dealer in it, by the function page, because SERVER_PAGE is on
`);
  expect(await deploy(['--project', id, '--yes'])).toMatchObject({ exitCode: 0 });
  expect(steps().at(-1)).toBe(deployment.replace('deploy', 'deploy --config firebase.page.json'));
  const { hosting } = JSON.parse(readFileSync(inFolder('firebase.page.json'), 'utf8'));
  expect(hosting.rewrites[0]).toMatchObject({ source: '/', function: { functionId: 'page' } });
  expect(hosting.ignore).toContain('index.html');
  expect(readFileSync(inFolder('built-with'), 'utf8')).toBe('on https://north-site.web.app\n');
  const { output } = await deploy(['--project', id, '--dry-run'], { SERVER_PAGE: 'off' });
  expect(output).not.toContain('Home page:');
});

it('builds in the configuration of tenant-config.json, without looking for a web app', async () => {
  google.answer({ apps: ok({}) });
  const own = { firebase: { ...firebase, apiKey: 'own' } };
  configure(own);
  expect(await deploy(['--project', id, '--yes'])).toMatchObject({ exitCode: 0 });
  expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toContain(JSON.stringify(own));
});

const account = { type: 'service_account', project_id: id, private_key: 'secret-key' };
const page = ['mkdir -p dist', 'echo "<html></html>" > dist/index.html'];
const firebaserc = (json: string) => writeFileSync(inFolder('.firebaserc'), json);
const aliases = JSON.stringify({ projects: { default: id, production: id } });
const ready = `--project ${id} --yes`;
it.each<[number, string, prepare: (() => unknown) | undefined, args?: string, done?: string[]]>([
  [1, "✗ tenant-config.json: Give a web app's configuration", () => configure(account)],
  [1, '✗ TENANT_CONFIG: Not valid JSON', () => ({ TENANT_CONFIG: '{' })],
  [1, '✗ Could not reach http://127.0.0.1:2', () => ({ FIREBASE_API_URL: 'http://127.0.0.1:2' })],
  [1, '✗ The build failed', () => fakeProgram('npm', ['exit 3'])],
  [1, '✗ The built page contains the conf', () => fakeProgram('npm', page)],
  [1, '✗ The deployment failed', () => fakeProgram('firebase', ['exit 3']), ready, [build]],
  [1, '✗ There is no terminal to ask for confirmation: pass --yes', undefined, `--project ${id}`],
  // The shortest and the longest ID that Google gives.
  [1, '✗ The Firebase Management API gave an', undefined, '--project demo12 --yes'],
  [1, '✗ The Firebase Management API gave an', undefined, `--project ${'a'.repeat(30)} --yes`],
  [2, 'This is not a project ID', undefined, '--project ab-12'],
  [2, 'This is not a project ID', undefined, `--project ${'a'.repeat(31)}`],
  [2, 'too many arguments', undefined, `${ready} x`],
  [2, 'reserved for emulators', undefined, '--project demo-showroom'],
  [2, 'an alias of another project', () => firebaserc(aliases), '--project production'],
  [2, '.firebaserc is not valid JSON', () => firebaserc('{')],
])('exits with %i: %s', async (code, message, prepare, args = ready, done = []) => {
  const env = prepare?.() as NodeJS.ProcessEnv | undefined;
  const { exitCode, output, errors } = await deploy(args.split(' '), env);
  expect(errors).toContain(message);
  expect(output + errors).not.toMatch(/^ {4}at |npm run dealer|secret-key/m);
  expect(exitCode).toBe(code);
  expect(steps()).toEqual(done);
});
