import { emulators } from '../../tools/emulators/addresses.ts';
import { clientConfiguration } from '../../tools/emulators/clientConfiguration.ts';

/** Set by `serveSite.ts`. */
export const sitePort = process.env['SITE_PORT'] ?? '';

/**
 * The site's server proxies these paths to the emulators, so that the site keeps its production
 * Content-Security-Policy.
 */
export const emulatorProxy = {
  '/identitytoolkit.googleapis.com/': emulators.auth,
  '/securetoken.googleapis.com/': emulators.auth,
  '/google.firestore.v1.Firestore/': `http://${emulators.firestore}`,
  '/v1/projects/': `http://${emulators.firestore}`,
};

/** The response to /api/tenant-config for a dealer whose site has this URL. */
export function configurationAt(url: string) {
  const { origin, host } = new URL(url);
  return clientConfiguration({ auth: origin, firestore: host, projectId: emulators.projectId });
}
