import type { Backend } from '../data/backend.ts';
import { openFirebaseBackend } from '../data/firebase/firebaseBackend.ts';

/** Opens Firebase, or the demo backend in Vite's `demo` mode. The bundler drops the other one. */
export const openBackend = async (): Promise<Backend> =>
  import.meta.env.MODE === 'demo'
    ? (await import('../data/demo/demoBackend.ts')).demoBackend()
    : openFirebaseBackend();
