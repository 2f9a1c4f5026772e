import type { Request, Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { decodeVisitorRequest, invalidRequestError } from '../../src/shared/documents/visitorRequest.ts';
import { isTypedEmail } from '../../src/shared/text/emailAddress.ts';
import { HttpError } from './httpError.ts';
import { inventorySummary } from './inventorySummary.ts';
import { publicConfig } from './publicConfig.ts';
import { readJson } from './readJson.ts';
import { requestedHost } from './requestedHost.ts';
import { storeRequest } from './storeRequest.ts';
import { verifyVisitor } from './verifyVisitor.ts';

type Route = {
  methods: readonly string[];
  cacheControl: string;
  answer: (request: Request) => Promise<object>;
};

// Monitors send HEAD, for which Express omits the body.
const reading = ['GET', 'HEAD'];

export const routes: Readonly<Record<string, Route>> = {
  // The same for all hosts, so that Hosting can cache it.
  '/api/tenant-config': {
    methods: reading,
    cacheControl: 'public, max-age=300, s-maxage=3600',
    answer: async () => publicConfig(),
  },
  '/api/dashboard-summary/inventory': {
    methods: reading,
    cacheControl: 'private, no-store',
    answer: async (request) => {
      const tenant = tenantFromHost(requestedHost(request));
      await verifyVisitor(request.get('authorization'));
      return inventorySummary(tenant);
    },
  },
  '/api/requests': {
    methods: ['POST'],
    cacheControl: 'no-store',
    answer: async (request) => {
      const host = requestedHost(request);
      const visitor = await verifyVisitor(request.get('authorization'));
      const visitorRequest = decodeVisitorRequest(await readJson(request));
      if (
        visitorRequest === undefined ||
        !(visitorRequest.email === '' || isTypedEmail(visitorRequest.email))
      )
        throw new HttpError(400, invalidRequestError);
      await storeRequest(host, visitor, visitorRequest);
      return { id: visitorRequest.id };
    },
  },
};

/** Answers every request with JSON. Hosting caches errors unless told otherwise, even a 404. */
export async function handleRequest(request: Request, response: Response): Promise<void> {
  const route = routes[request.path];
  try {
    if (route === undefined) throw new HttpError(404, 'Not found');
    if (!route.methods.includes(request.method)) throw new HttpError(405, 'Method not allowed');
    const answer = await route.answer(request);
    response.set('Cache-Control', route.cacheControl).json(answer);
  } catch (error) {
    const { status, message } = error instanceof HttpError ? error : new HttpError(500, 'Internal error');
    if (status === 500) logger.error(error);
    if (status === 405) response.set('Allow', route?.methods.join(', ') ?? '');
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    response.status(status).set('Cache-Control', 'no-store').json({ error: message });
  }
}
