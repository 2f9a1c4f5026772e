import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Duplex } from 'node:stream';
import { createBodyQueue } from './bodyQueue.ts';
import type { Certificate } from './certificate.ts';
import { connectTo } from './connectTo.ts';
import type { ServedSite } from './servedFile.ts';

/** A server of HTTP/2 over TLS for several hosts. */
export function createSiteServer(
  { key, cert }: Certificate,
  hosts: readonly { host: string; site: ServedSite }[],
): { connect: () => Duplex } {
  const sites = new Map(hosts.map(({ host, site }) => [host, site]));
  const server = createSecureServer({ key, cert });
  server.on('session', (session) => {
    const send = createBodyQueue();
    session.on('stream', (stream, headers) => answer(sites, stream, headers, send));
  });
  // A browser that is closed leaves its connections in whatever state they are.
  server.on('sessionError', () => {}).on('tlsClientError', () => {});
  return { connect: () => connectTo(server) };
}

function answer(
  sites: ReadonlyMap<string, ServedSite>,
  stream: ServerHttp2Stream,
  { ':authority': host = '', ':path': path = '/', ...headers }: IncomingHttpHeaders,
  send: ReturnType<typeof createBodyQueue>,
): void {
  stream.on('error', () => {});
  const file = sites.get(host)?.get(new URL(path, 'https://site').pathname);
  if (file === undefined) {
    stream.respond({ ':status': 404, 'cache-control': 'no-store' }, { endStream: true });
  } else if (headers['if-none-match'] === file.headers['etag']) {
    stream.respond({ ...file.headers, ':status': 304 }, { endStream: true });
  } else {
    stream.respond({ ...file.headers, ':status': 200, 'content-length': file.body.length });
    send(stream, file.body, urgencyOf(headers['priority']));
  }
}

/** RFC 9218: from 0, the most urgent, to 7. */
function urgencyOf(priority: string | string[] | undefined): number {
  return Number(/\bu=([0-7])/.exec(String(priority))?.[1] ?? 3);
}
