import type { Backend } from '../data/backend';
import { openFirebaseBackend } from '../data/firebase/firebaseBackend';

/** Opens the backend of this build: the demo in Vite's mode `demo`, else Firebase. The bundler drops the other one. */
export const openBackend = async (): Promise<Backend> =>
  import.meta.env.MODE === 'demo'
    ? (await import('../data/demo/demoBackend')).demoBackend()
    : openFirebaseBackend();
