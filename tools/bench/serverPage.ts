import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { plainPagePath } from '../../src/page/elements.ts';
import type { readHome } from '../../src/server/home.ts';
import type { pageWithHome } from '../../src/server/pageWithHome.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { decodeProjectConfig } from '../../src/shared/projectConfig.ts';
import { buildSite, configuration, newFolder } from './sites.ts';

/** Builds the site with the home screen of the dealer in its page, as Hosting's cache answers it. */
export async function buildServerPage(host: string): Promise<string> {
  const site = await buildSite('on');
  const outDir = newFolder();
  const input = { home: 'src/server/home.ts', pageWithHome: 'src/server/pageWithHome.ts' };
  const configFile = 'functions/vite.config.ts';
  await build({ logLevel: 'warn', configFile, build: { outDir, rolldownOptions: { input } } });
  const load = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  const reader = (await load('home')) as { readHome: typeof readHome };
  const renderer = (await load('pageWithHome')) as { pageWithHome: typeof pageWithHome };
  const config = decodeProjectConfig(JSON.parse(configuration));
  const home = config && (await reader.readHome(config, tenantFromHost(host)));
  if (home === undefined) throw new Error('The dealer has no home screen');
  const plain = readFileSync(join(site, plainPagePath), 'utf8');
  writeFileSync(join(site, 'index.html'), renderer.pageWithHome(plain, home, `https://${host}`));
  return site;
}
