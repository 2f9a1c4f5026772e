import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { connectTo } from './siteServer.ts';

const hopByHopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * A proxy that makes an emulator respond like Google's servers: compressed chunk by chunk, on connections that stay open.
 */
export function createEmulatorProxy(origin: string): { connect: () => Duplex } {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { method = 'GET', headers } = request;
    const upstream = sendRequest(`${origin}${request.url ?? '/'}`, { method, headers }, (reply) => {
      const hasBody = reply.headers['content-type'] !== undefined;
      response.writeHead(reply.statusCode ?? 502, {
        ...endToEnd(reply.headers),
        ...(hasBody && { 'content-encoding': 'gzip' }),
      });
      if (hasBody) pipeline(reply, createGzip({ flush: constants.Z_SYNC_FLUSH }), response, () => {});
      else pipeline(reply, response, () => {});
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  return { connect: () => connectTo(server) };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name)));
}
