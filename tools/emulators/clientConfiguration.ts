import type { Emulators } from './addresses.ts';

/** The configuration that connects the site to emulators. */
export const clientConfiguration = ({ auth, firestore, projectId }: Emulators) => ({
  firebase: {
    apiKey: 'demo-key',
    projectId,
    authDomain: `${projectId}.firebaseapp.com`,
    appId: '1:1234567890:web:showroom',
  },
  emulators: { auth, firestore },
});
