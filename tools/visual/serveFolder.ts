import { preview } from 'vite';

export type FolderServer = { origin: string; close: () => Promise<void> };

/** Serves a static folder on a free local port. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
