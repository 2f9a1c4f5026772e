import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { connectTo } from './connectTo.ts';

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * What stands before an emulator so that it answers over the link as Google's servers do: compressed, part for part,
 * and on connections that stay open.
 */
export function createEmulatorFront(origin: string): { connect: () => Duplex } {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { method = 'GET', headers } = request;
    const question = ask(`${origin}${request.url ?? '/'}`, { method, headers }, (answer) => {
      const hasBody = answer.headers['content-type'] !== undefined;
      response.writeHead(answer.statusCode ?? 502, {
        ...endToEnd(answer.headers),
        ...(hasBody && { 'content-encoding': 'gzip' }),
      });
      if (hasBody) pipeline(answer, createGzip({ flush: constants.Z_SYNC_FLUSH }), response, () => {});
      else pipeline(answer, response, () => {});
    });
    question.on('error', () => response.destroy());
    response.on('close', () => question.destroy());
    request.pipe(question);
  });
  return { connect: () => connectTo(server) };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));
}
