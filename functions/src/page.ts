import type { Request, Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { withinMs } from '../../src/browser/withinMs.ts';
import { plainPagePath } from '../../src/page/elements.ts';
import { scriptPathsIn } from '../../src/page/storedPage.ts';
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

type KnownHome = { reading: Promise<Home | undefined>; expiresAt: number };
const homes = new Map<string, KnownHome>();

/** Reads the home screen of a host, at most once per minute, so that a flood of requests costs few reads. */
function readHomeOnce(host: string): Promise<Home | undefined> {
  const known = homes.get(host);
  if (known !== undefined && known.expiresAt > Date.now()) return known.reading;
  homes.delete(host);
  const [oldest] = homes.keys();
  if (oldest !== undefined && homes.size >= maxHosts) homes.delete(oldest);
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
async function fetchPlainPage(): Promise<string> {
  const origin = process.env['SITE_ORIGIN'] ?? `https://${process.env['GCLOUD_PROJECT']}.web.app`;
  return withinMs(readMs, async (signal) => {
    const response = await fetch(origin + plainPagePath, { signal });
    if (!response.ok) throw new Error(`The plain page has status ${response.status}`);
    return response.text();
  });
}

const isOwnRelease = (html: string) => String(scriptPathsIn(html)) === String(scriptPathsIn(ownPage));

/**
 * Answers with the page, with the dealer's home screen in it if it can be read in time, and never with an error: the plain page
 * works for every host.
 */
export async function answerPage(request: Request, response: Response): Promise<void> {
  const fetching = fetchPlainPage().catch((error: unknown) => {
    logger.error(error);
    return ownPage;
  });
  let home: Home | undefined;
  let origin = '';
  try {
    const host = requestedHost(request);
    origin = `https://${host}`;
    home = await withinMs(readMs, () => readHomeOnce(host));
  } catch (error) {
    if (!(error instanceof HttpError)) logger.error(error);
  }
  let html = await fetching;
  let seconds = 5;
  // Operators switch off what is deployed: docs/operate.md.
  const isOff = process.env['SERVER_PAGE'] === 'off';
  if (home !== undefined && !isOff && isOwnRelease(html))
    try {
      html = pageWithHome(html, home, origin);
      seconds = 600;
    } catch (error) {
      logger.error(error);
    }
  response.set('Cache-Control', `public, max-age=0, s-maxage=${seconds}`).type('html').send(html);
}
