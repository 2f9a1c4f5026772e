import { loadTenantConfig } from '../configuration';
import type { TenantConfig } from '../model';
import { accountStore } from './accountStore';
import { type EarlyReads, readEarly } from './earlyReads';
import { readCopy } from './readCopy';
import { type VisitorAccount, visitorAccount } from './visitorAccount';

/** What is under way before any library has arrived. */
export type Connection = {
  config: TenantConfig;
  tenant: string;
  account: VisitorAccount;
  /** Settles when the visitor is signed in or refused. */
  signedIn: Promise<void>;
  early: EarlyReads;
  /** Settles when the pictures of the home screen have come, or have failed to. */
  pictures: Promise<void>;
  /** Where the visitor's browser keeps a copy of what the home screen shows. */
  copyKey: string;
};

function fromCopy(key: string): EarlyReads | undefined {
  const copy = readCopy(key);
  if (copy === undefined || copy.vehicles.length === 0) return undefined;
  return { metadata: Promise.resolve(copy.metadata), vehicles: Promise.resolve(copy.vehicles) };
}

/** Settles when a picture has come, or has failed to. */
function askFor(url: string | undefined): Promise<void> {
  if (url === undefined) return Promise.resolve();
  const picture = new Image();
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
    picture.src = url;
  });
}

/** Has the pictures of the home screen on their way before the screen's own code is there. */
async function askForPictures({ metadata, vehicles }: EarlyReads): Promise<void> {
  await Promise.all([
    metadata.then((known) => askFor(known?.heroImage)),
    vehicles.then((known = []) => Promise.all(known.map(({ imageUrl }) => askFor(imageUrl)))),
  ]);
}

/**
 * Signs the visitor in and reads what the home screen shows, all at once and by plain requests, while the page's
 * scripts are still on their way (specification 4, 'Boot', steps 1 to 3).
 *
 * @returns nothing when there is no configuration
 */
export async function connect(tenant: string): Promise<Connection | undefined> {
  const config = await loadTenantConfig();
  if (config === undefined) return undefined;
  const project = `${String(config.firebase['projectId'])}/${tenant}`;
  const account = visitorAccount(config, accountStore(`showroom visitor ${project}`));
  const signedIn = account.signIn();
  // Whoever waits for it hears of a refusal; until then it is nobody's fault.
  signedIn.catch(() => {});
  const copyKey = `showroom copy ${project}`;
  const early = fromCopy(copyKey) ?? readEarly(config, tenant);
  return { config, tenant, account, signedIn, early, copyKey, pictures: askForPictures(early) };
}
