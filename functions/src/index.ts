import { initializeApp } from 'firebase-admin/app';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { defineSecret } from 'firebase-functions/params';
import { handleRequest } from './api.ts';
import { asksForMail, deliverRequest } from './deliverRequest.ts';
import { answerMalformedRequests } from './malformedRequests.ts';

initializeApp();
setGlobalOptions({ region: 'us-central1', memory: '256MiB', maxInstances: 20 });
// Not for `mailRequest`: the framework must parse the bodies of its events.
if (process.env['FUNCTION_TARGET'] === 'api') answerMalformedRequests();

/** The dealers' server. Firebase Hosting passes every `/api/**` request of every dealer's host to it. */
export const api = onRequest(
  // Everyone can call it from the dealers' hosts; the routes check the visitor's token themselves.
  { invoker: 'public', cors: false },
  handleRequest,
);

const smtpUrl = defineSecret('SMTP_URL');

/** Mails visitors' requests to the dealers. */
export const mailRequest = onDocumentWritten(
  {
    document: 'tenants/{tenant}/private/requests/items/{id}',
    timeoutSeconds: 120,
    // Eventarc repeats the event after a failure.
    retry: true,
    secrets: [smtpUrl],
  },
  async ({ data, params: { tenant }, time }) => {
    if (data === undefined || !asksForMail(data)) return;
    // Visitors wait for `api`, which starts faster without this code.
    const [{ requestMail }, { sendMail }] = await Promise.all([
      import('./requestMail.ts'),
      import('./smtp.ts'),
    ]);
    await deliverRequest(data.after, tenant, time, (request) =>
      sendMail(smtpUrl.value(), (from) => requestMail(request, from)),
    );
  },
);
