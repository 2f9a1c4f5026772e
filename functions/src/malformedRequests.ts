import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Passes malformed requests on to `handleRequest`. The functions framework would parse the body and the path first, and answer
 * with an HTML page when that fails.
 */
export function answerMalformedRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Without a content type, the framework leaves the body to the route.
    delete request.headers['content-type'];
    try {
      decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
    } catch {
      // There is no route for '/'.
      request.url = '/';
    }
  });
}
