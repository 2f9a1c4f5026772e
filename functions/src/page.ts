import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { withinMs } from '../../src/browser/withinMs.ts';
import { plainPagePath } from '../../src/page/elements.ts';
import { assetPathsIn } from '../../src/page/storedPage.ts';
import { type Home, readHome } from '../../src/server/home.ts';
import { pageWithHome } from '../../src/server/pageWithHome.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { HttpError } from './httpError.ts';
import { publicConfig } from './publicConfig.ts';
import { requestedHost } from './requestedHost.ts';

/** Visitors wait for the reads. */
const readMs = 1500;

const homeMs = 60_000;
const failureMs = 5_000;
/** The hosts are a stranger's choice. */
const maxHosts = 200;

const homes = new Map<string, { reading: Promise<Home | undefined>; expiresAt: number }>();

/** Reads the home screen of a host, at most once per minute, so that a flood of requests costs few reads. */
function readHomeOnce(host: string): Promise<Home | undefined> {
  const known = homes.get(host);
  if (known !== undefined && known.expiresAt > Date.now()) return known.reading;
  if (homes.size >= maxHosts) homes.clear();
  const home = { reading: readHome(publicConfig(), tenantFromHost(host)), expiresAt: Date.now() + homeMs };
  homes.set(host, home);
  home.reading.catch(() => {
    home.expiresAt = Date.now() + failureMs;
  });
  return home.reading;
}

/** The page of the release with which this function was built. */
const ownPage = process.env['PLAIN_PAGE'] ?? '';

/** Fetches the page of the release that Hosting serves, which may have been rolled back. */
const fetchPlainPage = () =>
  withinMs(readMs, async (signal) => {
    const origin = process.env['SITE_ORIGIN'] ?? `https://${process.env['GCLOUD_PROJECT']}.web.app`;
    const response = await fetch(origin + plainPagePath, { signal });
    if (!response.ok) throw new Error(`The plain page has status ${response.status}`);
    return response.text();
  });

/** The page with the dealer's home screen in it, unless there is none, or the page is of another release. */
async function homePage(request: Request, fetching: Promise<string>): Promise<string | undefined> {
  const host = requestedHost(request);
  const [home, html] = await Promise.all([withinMs(readMs, () => readHomeOnce(host)), fetching]);
  const isOwnRelease = String(assetPathsIn(html)) === String(assetPathsIn(ownPage));
  return home && isOwnRelease ? pageWithHome(html, home, `https://${host}`) : undefined;
}

/**
 * Answers with the page, with the dealer's home screen in it if it can be read in time, and never with an error: the plain page
 * works for every host.
 */
export async function answerPage(request: Request, response: Response): Promise<void> {
  const fetching = fetchPlainPage().catch((error: unknown) => {
    logger.error(error);
    return ownPage;
  });
  const page = await homePage(request, fetching).catch((error: unknown) => {
    if (!(error instanceof HttpError)) logger.error(error);
    return undefined;
  });
  const html = page ?? (await fetching);
  response.set('Cache-Control', `public, max-age=0, s-maxage=${page === undefined ? 5 : 600}`);
  response.type('html').vary('Accept-Encoding');
  // Hosting compresses only files.
  if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(gzipSync(html));
  else response.send(html);
}
