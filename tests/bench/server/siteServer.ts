import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';
import { connectTo } from './connectTo.ts';
import type { ServedSite } from './servedFile.ts';

/** A server of HTTP/2 over TLS for several hosts. */
export function createSiteServer(
  { key, cert }: Certificate,
  hosts: readonly { host: string; site: ServedSite }[],
): { connect: () => Duplex } {
  const sites = new Map(hosts.map(({ host, site }) => [host, site]));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    answer(sites, request, response),
  );
  // A browser that is closed leaves its connections in whatever state they are.
  server.on('sessionError', () => {}).on('tlsClientError', () => {});
  return { connect: () => connectTo(server) };
}

function answer(
  sites: ReadonlyMap<string, ServedSite>,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const host = request.authority || request.headers.host || '';
  const { pathname } = new URL(request.url, 'https://site');
  const file = sites.get(host)?.get(pathname);
  if (file === undefined) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
  } else if (request.headers['if-none-match'] === file.headers['etag']) {
    response.writeHead(304, file.headers).end();
  } else {
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  }
}
