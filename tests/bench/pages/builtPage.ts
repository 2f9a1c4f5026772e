import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hostingHeaders } from '../../../scripts/hostingHeaders.ts';
import { projectFolder } from '../../../scripts/run.ts';
import { type ServedFile, type ServedSite, toServedFile } from '../server/servedFile.ts';

export type Preset = {
  /** What `window.__TENANT_CONFIG__` holds before any other script runs. */
  configuration: object;
  /** Origins that the page may connect to besides those of its policy. */
  origins: readonly string[];
};

/** A built folder as its dealer's host serves it: with the headers of its firebase.json, configuration included. */
export async function readBuiltPage(folder: string, preset: Preset): Promise<ServedSite> {
  const beside = join(folder, '..', 'firebase.json');
  const config = existsSync(beside) ? beside : join(projectFolder, 'firebase.json');
  const script = `window.__TENANT_CONFIG__=${JSON.stringify(preset.configuration)}`;

  const serve = async (name: string): Promise<[string, ServedFile]> => {
    const path = name === 'index.html' ? '/' : `/${name.replaceAll(sep, '/')}`;
    const headers = Object.fromEntries(
      hostingHeaders(path, config).map(({ key, value }) => [
        key.toLowerCase(),
        key === 'Content-Security-Policy' ? extendPolicy(value, script, preset.origins) : value,
      ]),
    );
    const content = await readFile(join(folder, name));
    return [path, await toServedFile(name, path === '/' ? insertScript(content, script) : content, headers)];
  };

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  return new Map(await Promise.all(names.map(serve)));
}

function insertScript(html: Buffer, script: string): Buffer {
  const text = html.toString();
  if (!text.includes('<head>')) throw new Error('index.html has no <head> to put the configuration into.');
  return Buffer.from(text.replace('<head>', () => `<head><script>${script}</script>`));
}

function extendPolicy(policy: string, script: string, origins: readonly string[]): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return policy
    .replace('script-src', () => `script-src 'sha256-${hash}'`)
    .replace('connect-src', () => `connect-src ${origins.join(' ')}`);
}
