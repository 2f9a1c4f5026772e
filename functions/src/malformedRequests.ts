import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Lets `handleRequest` answer malformed requests, too. Otherwise, the functions framework parses the body and the path first,
 * and answers with an HTML page when it cannot.
 */
export function answerMalformedRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Without a type, no parser reads the body. The route does.
    delete request.headers['content-type'];
    try {
      decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
    } catch {
      // There is no route for '/'.
      request.url = '/';
    }
  });
}
