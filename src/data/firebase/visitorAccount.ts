import { type FirebaseApp, FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { TenantConfig } from '../model';
import { unreachable } from '../summary';

/**
 * The visitor's account: the initial token's, else the anonymous one of an earlier visit, else a new anonymous one
 * (decisions, 'Sign-in'). A refused sign-in leaves nobody signed in.
 */
export function visitorAccount(app: FirebaseApp, { emulators, initialAuthToken }: TenantConfig) {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (emulators !== undefined) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

  const signIn = async () => {
    // Signing in before the stored user is read would make a new account at every visit.
    await auth.authStateReady();
    if (initialAuthToken !== undefined) await signInWithCustomToken(auth, initialAuthToken);
    else if (auth.currentUser?.isAnonymous !== true) await signInAnonymously(auth);
  };

  return {
    signIn: () =>
      signIn().catch(async (refusal: unknown) => {
        await signOut(auth);
        throw refusal;
      }),
    /** The token of the signed-in visitor, asked for anew at each call. */
    getIdToken: async () => {
      try {
        return await auth.currentUser?.getIdToken();
      } catch (error) {
        const isOffline = error instanceof FirebaseError && error.code === 'auth/network-request-failed';
        throw isOffline ? unreachable : error;
      }
    },
  };
}
