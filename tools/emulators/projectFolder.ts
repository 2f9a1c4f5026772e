import { randomInt } from 'node:crypto';
import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { plainPagePath } from '../../src/page/elements.ts';
import { withServerPage } from '../vite/serverPage.ts';
import { clientConfiguration } from './clientConfiguration.ts';

/** firebase-tools never contacts Google for a project whose ID starts with `demo-`. */
export const projectId = 'demo-showroom';

const host = '127.0.0.1';

/**
 * The usual port of an emulator, or a free one below the ephemeral range, so that no outgoing connection takes it before the
 * emulator starts.
 */
const freePort = (usual = randomInt(11_000, 32_000)) => getPort({ port: usual });
const listen = async (usual?: number) => ({ host, port: await freePort(usual) });

/** Writes a project with the Auth and Firestore emulators, on free ports: several suites can run on one machine. */
export async function writeDataProject(folder: string): Promise<NodeJS.ProcessEnv> {
  writeConfig(folder, {}, { auth: await listen(), ...(await firestoreAndHub()) });
  return {};
}

/**
 * Writes a project with the whole product: hosting, functions, Auth and Firestore, if possible on their usual ports. It
 * serves copies of the build's output, so that the next build, which may be for production, does not change it. Returns
 * environment variables for the command.
 */
export async function writeWholeProject(folder: string): Promise<NodeJS.ProcessEnv> {
  const emulators = {
    auth: await listen(9099),
    ...(await firestoreAndHub(8080)),
    functions: await listen(5001),
    hosting: await listen(5002),
    eventarc: await listen(),
    tasks: await listen(),
  };
  const auth = `http://${host}:${emulators.auth.port}`;
  const firestore = `${host}:${emulators.firestore.port}`;
  const site = join(folder, 'site');
  cpSync('dist', site, { recursive: true });
  const hasServerPage = existsSync(join(site, plainPagePath));
  // The emulator serves ignored files, too.
  if (hasServerPage) rmSync(join(site, 'index.html'));
  const mailPort = await freePort();
  const siteOrigin = `http://${host}:${emulators.hosting.port}`;
  copyFunctions(
    join(folder, 'functions'),
    siteOrigin,
    `smtp://${host}:${mailPort}?from=requests@showroom.example`,
  );
  const { functions, hosting } = hasServerPage ? withServerPage(firebaseConfig) : firebaseConfig;
  const reachable = allowConnections(hosting, `${auth} http://${firestore}`);
  writeConfig(folder, { functions, hosting: { ...reachable, public: 'site' } }, emulators);
  return {
    TENANT_CONFIG: JSON.stringify(clientConfiguration({ auth, firestore, projectId })),
    SERVER_PAGE: hasServerPage ? 'on' : 'off',
    SITE_FOLDER: site,
    SITE_PORT: String(emulators.hosting.port),
    MAIL_PORT: String(mailPort),
  };
}

function copyFunctions(folder: string, siteOrigin: string, smtpUrl: string): void {
  cpSync('functions/lib', join(folder, 'lib'), { recursive: true });
  cpSync('functions/package.json', join(folder, 'package.json'));
  writeFileSync(join(folder, '.env'), `SITE_ORIGIN=${siteOrigin}\n`);
  // The emulator takes secrets from this file.
  writeFileSync(join(folder, '.secret.local'), `SMTP_URL="${smtpUrl}"\n`);
  symlinkSync(resolve('functions/node_modules'), join(folder, 'node_modules'));
}

const firestoreAndHub = async (port?: number) => ({
  firestore: { ...(await listen(port)), websocketPort: await freePort() },
  hub: await listen(),
  logging: await listen(),
  ui: { enabled: false },
});

function writeConfig(folder: string, services: object, emulators: object): void {
  symlinkSync(resolve('firestore.rules'), join(folder, 'firestore.rules'));
  const config = { firestore: { rules: 'firestore.rules' }, ...services, emulators };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
}

/** The production policy lets the page connect to Google only. */
function allowConnections<Hosting extends object>(hosting: Hosting, origins: string): Hosting {
  return JSON.parse(JSON.stringify(hosting).replace("connect-src 'self'", `connect-src 'self' ${origins}`));
}
