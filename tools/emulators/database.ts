import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { emulators } from './addresses.ts';

const { hostname, port } = new URL(`http://${emulators.firestore}`);

/** The emulated Firestore with the owner's rights: the security rules do not apply. */
export const database = initializeFirestore(initializeApp({ projectId: emulators.projectId }), {
  ignoreUndefinedProperties: true,
});
connectFirestoreEmulator(database, hostname, Number(port), { mockUserToken: 'owner' });
