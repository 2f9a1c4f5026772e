import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { emulators } from '../../emulators/addresses.ts';
import { clientConfiguration } from '../../emulators/clientConfiguration.ts';
import { policyFor } from '../../vite/contentPolicy.ts';
import { hostingHeaders } from '../../vite/hosting.ts';
import { type ServedFile, type ServedSite, toServedFile } from '../server/servedFile.ts';

/** A built folder and the tenant configuration, as Firebase Hosting serves them. */
export async function readBuiltPage(folder: string): Promise<ServedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const configuration = Buffer.from(JSON.stringify(clientConfiguration(emulators)));
  return new Map([
    ...(await Promise.all(names.map((name) => serve(folder, name)))),
    [
      '/api/tenant-config',
      await toServedFile('tenant-config.json', configuration, { 'cache-control': 'no-store' }),
    ],
  ]);
}

async function serve(folder: string, name: string): Promise<[string, ServedFile]> {
  const path = name === 'index.html' ? '/' : `/${name.replaceAll(sep, '/')}`;
  const content = await readFile(join(folder, name));
  const headers = Object.fromEntries(
    hostingHeaders(path).map(({ key, value }) => [
      key.toLowerCase(),
      key === 'Content-Security-Policy' ? extendPolicy(value, String(content)) : value,
    ]),
  );
  return [path, await toServedFile(name, content, headers)];
}

/** Allows the page's own inline code, and connections to the emulators. */
function extendPolicy(policy: string, html: string): string {
  return policyFor(html, policy).replace(
    'connect-src',
    () => `connect-src ${emulators.auth} http://${emulators.firestore}`,
  );
}
