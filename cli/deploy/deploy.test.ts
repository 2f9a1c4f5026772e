import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('deploy.ts', import.meta.url));
const id = 'north-cars';
const firebase = { apiKey: 'key', appId: '1:2:web:3', authDomain: `${id}.firebaseapp.com`, projectId: id };

/** What Google answers for a project that is ready, by path. */
const readyProject = {
  '/computeMetadata/v1/instance/service-accounts/default/token': {
    access_token: 'access-token',
    expires_in: 3600,
    token_type: 'Bearer',
  },
  [`/v1beta1/projects/${id}`]: { projectId: id },
  [`/v1beta1/projects/${id}/webApps`]: { apps: [{ appId: 'web' }] },
  [`/v1beta1/projects/${id}/webApps/web/config`]: firebase,
  [`/v1beta1/projects/${id}/sites`]: {
    sites: [{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' }],
  },
  [`/admin/v2/projects/${id}/config`]: { signIn: { anonymous: { enabled: true } } },
  [`/v1/projects/${id}/databases/(default)`]: { type: 'FIRESTORE_NATIVE' },
  [`/v1/projects/${id}/billingInfo`]: { billingEnabled: true },
};

let answers: Readonly<Record<string, object>> = readyProject;
let folder = '';
let server: Server;

const inFolder = (name: string) => join(folder, name);

/** Everything that the command has done, in order: requests to Google's APIs and programs. */
const steps = () => readFileSync(inFolder('steps'), 'utf8').trim().split('\n');

function fakeProgram(name: string, lines: readonly string[]): void {
  writeFileSync(inFolder(name), ['#!/bin/sh', ...lines].join('\n'));
  chmodSync(inFolder(name), 0o755);
}

beforeEach(async () => {
  answers = readyProject;
  folder = mkdtempSync(join(tmpdir(), 'showroom-deploy-'));
  writeFileSync(inFolder('steps'), '');
  writeFileSync(
    inFolder('firebase.json'),
    JSON.stringify({
      hosting: {
        public: 'dist',
        rewrites: [{ source: '/api/**', function: { functionId: 'api', region: 'us-central1' } }],
      },
      firestore: { rules: 'firestore.rules' },
    }),
  );
  fakeProgram('npm', [
    'echo "npm $*" >> steps',
    'echo "$REQUEST_MAIL" > mail',
    'mkdir -p dist/assets',
    'head -c 2345 /dev/zero > dist/assets/site.js',
    `printf '<script type="application/json" id="tenant-config">%s</script>' "$TENANT_CONFIG" > dist/index.html`,
  ]);
  fakeProgram('firebase', ['echo "firebase $*; quota project $GOOGLE_CLOUD_QUOTA_PROJECT" >> steps']);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isForGoogle = request.headers.authorization === 'Bearer access-token';
    if (isForGoogle && request.headers['x-goog-user-project'] === id)
      appendFileSync(inFolder('steps'), 'check\n');
    const answer = answers[pathname];
    const headers = { 'Content-Type': 'application/json', 'Metadata-Flavor': 'Google' };
    response.writeHead(answer === undefined ? 404 : 200, headers).end(JSON.stringify(answer ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function deploy(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${address}`;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      HOME: folder,
      GCE_METADATA_HOST: address,
      METADATA_SERVER_DETECTION: 'assume-present',
      FIREBASE_API_URL: origin,
      FIREBASE_HOSTING_API_URL: origin,
      FIREBASE_AUTH_MANAGEMENT_URL: origin,
      FIRESTORE_URL: origin,
      FIREBASE_CLOUDBILLING_URL: origin,
      CLOUD_SECRET_MANAGER_URL: origin,
      ...env,
    },
  });
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: exitCode as number | null, output, errors };
}

const configure = (json: object) => writeFileSync(inFolder('tenant-config.json'), JSON.stringify(json));

const checks = Array.from({ length: 8 }, () => 'check');
const deployment = `firebase deploy --only hosting,functions,firestore:rules,firestore:indexes --project ${id}`;

describe('npm run deploy', { timeout: 30_000 }, () => {
  it('checks, builds, shows the plan and deploys', async () => {
    const { exitCode, output, errors } = await deploy(['--project', id, '--yes']);
    expect(errors).toBe('');
    expect(exitCode).toBe(0);
    expect(steps()).toEqual([
      ...checks,
      'npm run build',
      `${deployment} --non-interactive --force; quota project ${id}`,
    ]);
    expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toContain(JSON.stringify({ firebase }));
    expect(output).toContain(
      `Project:        ${id}, whose configuration is built into the page and the function`,
    );
    expect(output).toContain(`2 files of dist/, 3 kB, to https://${id}.web.app and all custom domains`);
    expect(output).toContain('Function:       api in us-central1');
    expect(output).toContain('Security rules: firestore.rules');
    expect(output).toContain('npm run dealer -- init');
  });

  it('leaves the mails out of a project without mail settings, and says how to set them', async () => {
    const { output } = await deploy(['--project', id, '--yes']);
    expect(readFileSync(inFolder('mail'), 'utf8')).toBe('off\n');
    expect(output).toContain(
      `Requests:       cannot be mailed. To change that: npx firebase functions:secrets:set SMTP_URL --project ${id}`,
    );
  });

  it('deploys the mails of a project with mail settings', async () => {
    const secret = `/v1/projects/${id}/secrets/SMTP_URL/versions/latest`;
    answers = { ...readyProject, [secret]: { state: 'ENABLED' } };
    const { output } = await deploy(['--project', id, '--yes']);
    expect(readFileSync(inFolder('mail'), 'utf8')).toBe('on\n');
    expect(output).toContain('Requests:       mailed by the function mailRequest');
  });

  it('deploys nothing in a dry run', async () => {
    const { exitCode, output } = await deploy(['--project', id, '--dry-run']);
    expect(exitCode).toBe(0);
    expect(steps()).toEqual([...checks, 'npm run build']);
    expect(output).toContain('Function:       api in us-central1');
    expect(output).toContain('nothing has been deployed');
  });

  it('builds nothing when a check fails, and names all problems', async () => {
    answers = {
      ...readyProject,
      [`/admin/v2/projects/${id}/config`]: {},
      [`/v1/projects/${id}/billingInfo`]: {},
    };
    const { exitCode, errors } = await deploy(['--project', id, '--yes']);
    expect(exitCode).toBe(1);
    expect(steps()).toEqual(checks);
    expect(errors).toContain('✗ Anonymous sign-in is disabled.\n  https://console.firebase.google.com/');
    expect(errors).toContain('✗ Billing is disabled');
    expect(errors).toContain(`✗ ${id} is not ready`);
  });

  it('builds the configuration of tenant-config.json in', async () => {
    const own = { firebase: { ...firebase, apiKey: 'own' } };
    configure(own);
    expect(await deploy(['--project', id, '--yes'])).toMatchObject({ exitCode: 0 });
    expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toContain(JSON.stringify(own));
  });

  it('needs --yes where it cannot ask', async () => {
    const { exitCode, errors } = await deploy(['--project', id]);
    expect(exitCode).toBe(1);
    expect(errors).toContain('pass --yes');
    expect(steps()).toEqual(['']);
  });

  const account = { type: 'service_account', project_id: id, private_key: 'secret-key' };
  const ofAnother = { firebase: { ...firebase, projectId: 'south-cars' } };
  const withoutConfiguration = ['mkdir -p dist', 'echo "<html></html>" > dist/index.html'];
  it.each<[string, () => unknown, readonly string[]]>([
    ['tenant-config.json: This is a service account', () => configure(account), ['']],
    ['TENANT_CONFIG: Not valid JSON', () => ({ TENANT_CONFIG: '{' }), ['']],
    ['Could not reach http://127.0.0.1:2', () => ({ FIREBASE_API_URL: 'http://127.0.0.1:2' }), ['']],
    [
      'The configuration to build in belongs to the project south',
      () => configure(ofAnother),
      checks.slice(2),
    ],
    ['The build failed', () => fakeProgram('npm', ['exit 3']), checks],
    ['The built page contains the conf', () => fakeProgram('npm', withoutConfiguration), checks],
    ['The deployment failed', () => fakeProgram('firebase', ['exit 3']), [...checks, 'npm run build']],
  ])('stops with one line: %s', async (message, prepare, done) => {
    const env = prepare() as NodeJS.ProcessEnv | undefined;
    const { exitCode, output, errors } = await deploy(['--project', id, '--yes'], env);
    expect(errors).toMatch(new RegExp(`^✗ ${message}`));
    expect(errors).not.toContain('    at ');
    expect(output + errors).not.toMatch(/npm run dealer|secret-key/);
    expect(exitCode).toBe(1);
    expect(steps()).toEqual(done);
  });

  const aliases = JSON.stringify({ projects: { default: id, production: id } });
  it.each([
    ['no project', [], aliases, 'error: required option'],
    ['a demo project', ['--project', 'demo-showroom'], aliases, 'reserved for emulators'],
    ['a path', ['--project', '../north-cars'], aliases, 'not a project ID'],
    ['an alias of another project', ['--project', 'production'], aliases, 'an alias of another project'],
    ['unknown aliases', ['--project', id, '--yes'], '{', '.firebaserc is not valid JSON'],
    ['an unknown option', ['--project', id, '--force'], aliases, "error: unknown option '--force'"],
    ['an unexpected argument', ['--project', id, 'now'], aliases, 'error: too many arguments'],
  ])('exits with 2 for %s', async (_, args, firebaserc, message) => {
    writeFileSync(inFolder('.firebaserc'), firebaserc);
    const { exitCode, errors } = await deploy(args);
    expect(errors).toContain(message);
    expect(exitCode).toBe(2);
    expect(steps()).toEqual(['']);
  });
});
