import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { emulators } from '../../emulators/addresses.ts';
import { clientConfiguration } from '../../emulators/clientConfiguration.ts';
import { policyFor } from '../../vite/contentPolicy.ts';
import { hostingHeaders } from '../../vite/hosting.ts';
import { type ServedFile, type ServedSite, toServedFile } from '../server/servedFile.ts';

/** Sets the configuration before any other script runs. */
const preset = `window.__TENANT_CONFIG__=${JSON.stringify(clientConfiguration(emulators))}`;

/** A built folder as Firebase Hosting serves it, with a preset configuration for the emulators. */
export async function readBuiltPage(folder: string): Promise<ServedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(await Promise.all(names.map((name) => serve(folder, name))));
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
  return [path, await toServedFile(name, path === '/' ? insertPreset(content) : content, headers)];
}

function insertPreset(html: Buffer): Buffer {
  const text = html.toString();
  if (!text.includes('<head>')) throw new Error('index.html has no <head> for the configuration.');
  return Buffer.from(text.replace('<head>', () => `<head><script>${preset}</script>`));
}

/** Allows the page's own inline code, the preset, and connections to the emulators. */
function extendPolicy(policy: string, html: string): string {
  const hash = createHash('sha256').update(preset).digest('base64');
  return policyFor(html, policy)
    .replace('script-src', () => `script-src 'sha256-${hash}'`)
    .replace('connect-src', () => `connect-src ${emulators.auth} http://${emulators.firestore}`);
}
