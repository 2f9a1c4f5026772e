import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectFolder } from '../../../scripts/run.ts';

const root = fileURLToPath(new URL('plain', import.meta.url));

/** Builds this stack in the plainest way: the home screen, in one chunk, by the tools' own defaults. */
export async function buildPlainPage(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: join(projectFolder, 'public'),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  return folder;
}
