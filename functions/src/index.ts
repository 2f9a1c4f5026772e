import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { defineSecret } from 'firebase-functions/params';
import { handleRequest } from './api.ts';
import { deliverRequest, timeoutSeconds } from './deliverRequest.ts';
import { limits, open, ownAccount } from './functionOptions.ts';

initializeApp();
setGlobalOptions(limits);

// The functions framework answers malformed JSON and malformed paths with an HTML page before it calls a function. It leaves
// a body without a content type to the function, and no route has an encoded path.
if (process.env['FUNCTION_TARGET'] === 'api')
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-type'];
    if (/^[^?]*%/.test(request.url ?? '')) request.url = '/';
  });

/** The dealers' server. Firebase Hosting passes every `/api/**` request of every dealer's host to it. */
export const api = onRequest(
  // Routes that need a visitor's token check it.
  { ...open, ...ownAccount('api') },
  handleRequest,
);

const smtpUrl = defineSecret('SMTP_URL');

export const mailRequest = onDocumentWritten(
  {
    document: 'tenants/{tenant}/private/requests/items/{id}',
    timeoutSeconds,
    retry: true,
    secrets: [smtpUrl],
    ...ownAccount('mail'),
  },
  async ({ data, params: { tenant }, time }) => {
    if (data === undefined) return;
    await deliverRequest(data, tenant, time, async (request) => {
      // Visitors wait for `api`, which starts faster without this code.
      const { requestMail } = await import('./requestMail.ts');
      const { sendMail } = await import('./smtp.ts');
      await sendMail(smtpUrl.value(), (from) => requestMail(request, from));
    });
  },
);
