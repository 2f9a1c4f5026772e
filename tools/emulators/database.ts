import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { emulators } from './addresses.ts';

// The emulator needs no credentials, so do not look for those of a Google Cloud machine.
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** The emulated Firestore with the owner's rights: the security rules do not apply. */
export const database = getFirestore(initializeApp({ projectId: emulators.projectId }, crypto.randomUUID()));
database.settings({ ignoreUndefinedProperties: true });
