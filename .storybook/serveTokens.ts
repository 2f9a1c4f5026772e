import type { Plugin } from 'vite';
import { tokenFiles } from '../stories/workshop/tokenFiles.ts';

const types = { 'tokens.json': 'application/json', 'tokens.css': 'text/css' };

/** Serves the token files in dev, and adds them to the static build. */
export const serveTokens: Plugin = {
  name: 'serve-tokens',
  configureServer: ({ middlewares }) => {
    for (const [name, content] of Object.entries(tokenFiles())) {
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', types[name as keyof typeof types]).end(content);
      });
    }
  },
  generateBundle() {
    for (const [fileName, source] of Object.entries(tokenFiles())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};
