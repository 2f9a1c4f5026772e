import { emulators } from '../../tools/emulators/addresses.ts';
import { clientConfiguration } from '../../tools/emulators/clientConfiguration.ts';

/** Set by `serveSite.ts`. */
export const sitePort = process.env['SITE_PORT'] ?? '';

/**
 * The site's server proxies these paths to the emulators, so that its Content-Security-Policy can stay the production
 * one.
 */
export const emulatorProxy = {
  '/identitytoolkit.googleapis.com/': emulators.auth,
  '/securetoken.googleapis.com/': emulators.auth,
  '/google.firestore.v1.Firestore/': `http://${emulators.firestore}`,
  '/v1/projects/': `http://${emulators.firestore}`,
};

/** The response to /api/tenant-config of the server of a dealer whose site has this address. */
export function configurationAt(url: string) {
  const { origin, host } = new URL(url);
  return clientConfiguration({ auth: origin, firestore: host, projectId: emulators.projectId });
}
