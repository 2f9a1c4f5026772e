import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/https';
import { handleRequest } from './api.ts';
import { answerMalformedRequests } from './malformedRequests.ts';

initializeApp();
answerMalformedRequests();

/** The dealers' server. Firebase Hosting passes every `/api/**` request of every dealer's host to it. */
export const api = onRequest(
  // Everyone can call it from the dealers' hosts; the summary checks the visitor's token itself.
  { region: 'us-central1', invoker: 'public', cors: false, memory: '256MiB', maxInstances: 20 },
  handleRequest,
);
