import type { Backend } from '../data/backend.ts';
import { openFirebaseBackend } from '../data/firebase/firebaseBackend.ts';

/** Opens the backend that Vite's mode names: Firebase by default. The bundler drops the others. */
export const openBackend = async (): Promise<Backend> =>
  import.meta.env.MODE === 'demo'
    ? (await import('../data/demo/demoBackend.ts')).demoBackend()
    : openFirebaseBackend();
