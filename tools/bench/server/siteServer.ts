import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Server } from 'node:net';
import { type Duplex, duplexPair, type Writable } from 'node:stream';
import type { Certificate } from './certificate.ts';
import type { ServedSite } from './servedFile.ts';

type Send = (to: Writable, body: Buffer, urgency: number) => void;

/** Small enough that an urgent response does not wait long for the one in transit. */
const pieceBytes = 4 * 1024;

/** An HTTP/2 server for several hosts. */
export function createSiteServer(
  { pem }: Certificate,
  hosts: readonly { host: string; site: ServedSite }[],
): { connect: () => Duplex } {
  const sites = new Map(hosts.map(({ host, site }) => [host, site]));
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('session', (session) => {
    const send = createBodyQueue();
    session.on('stream', (stream, headers) => respond(sites, stream, headers, send));
  });
  // A closing browser may leave its connections in any state.
  server.on('sessionError', () => {}).on('tlsClientError', () => {});
  return { connect: () => connectTo(server) };
}

/** Connects to a server in this process without a socket, whose large buffers would determine the order of responses. */
export function connectTo(server: Server): Duplex {
  const [near, far] = duplexPair({ highWaterMark: pieceBytes });
  server.emit('connection', far);
  return near;
}

function respond(
  sites: ReadonlyMap<string, ServedSite>,
  stream: ServerHttp2Stream,
  { ':authority': host = '', ':path': path = '/', ...headers }: IncomingHttpHeaders,
  send: Send,
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

/**
 * Sends the bodies of one connection by urgency, then in the order of the requests, as content delivery networks do.
 * Node's own server sends each body as soon as it is requested.
 */
function createBodyQueue(): Send {
  const waiting: { to: Writable; rest: Buffer; urgency: number }[] = [];
  let isSending = false;

  const sendNext = () => {
    const [next] = waiting;
    isSending = next !== undefined;
    if (next === undefined) return;
    const piece = next.rest.subarray(0, pieceBytes);
    next.rest = next.rest.subarray(pieceBytes);
    if (next.rest.length > 0) {
      next.to.write(piece, sendNext);
    } else {
      waiting.shift();
      next.to.end(piece, sendNext);
    }
  };

  return (to, body, urgency) => {
    const lessUrgent = waiting.findIndex((other) => other.urgency > urgency);
    waiting.splice(lessUrgent === -1 ? waiting.length : lessUrgent, 0, { to, rest: body, urgency });
    if (!isSending) sendNext();
  };
}
