import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

function hasPath(url: string): boolean {
  try {
    return decodeURIComponent(url.replace(/\?.*/, '')) !== '';
  } catch {
    return false;
  }
}

/**
 * Lets this code answer malformed requests, too. Otherwise, the functions framework parses the body and the path first,
 * and answers with an HTML page when it cannot. Routes read the body themselves (`readJson`), and a path that cannot be
 * decoded is no route.
 */
export function answerMalformedRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Without a type, no parser reads the body.
    delete request.headers['content-type'];
    if (!hasPath(request.url ?? '')) request.url = '/';
  });
}
