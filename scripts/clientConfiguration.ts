import type { EmulatorAddresses } from './emulators.ts';

/** What a page is told of where to connect, for emulators at these addresses. */
export const clientConfiguration = ({ auth, firestore, projectId }: EmulatorAddresses) => ({
  firebase: {
    apiKey: 'demo-key',
    projectId,
    authDomain: `${projectId}.firebaseapp.com`,
    appId: '1:1234567890:web:showroom',
  },
  emulators: { auth, firestore },
});
