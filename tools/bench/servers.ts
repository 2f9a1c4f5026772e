import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createServer, request as sendRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import { type Duplex, duplexPair, PassThrough, pipeline } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { emulators } from '../emulators/addresses.ts';
import type { Target } from './link.ts';

export type ServedFile = { body: Buffer; headers: Readonly<Record<string, string>> };

/** The files of a host, keyed by path. */
export type Site = ReadonlyMap<string, ServedFile>;

/** Small enough that an urgent response does not wait long for the one in transit. */
const pieceBytes = 4 * 1024;

const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const openssl = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=bench.localhost
  -addext subjectAltName=DNS:*.bench.localhost -keyout - -out -`;

/** What a browser can reach, and the hash of the public key by which it trusts the hosts. */
export type Network = { targets: ReadonlyMap<string, Target>; publicKeyHash: string };

/** Starts the servers of these hosts' sites and of the emulators. */
export function startServers(sites: ReadonlyMap<string, Site>): Network {
  // Chromium does not cache pages with certificate errors, so it has to trust this key.
  const { status, stdout: pem, stderr } = spawnSync('openssl', openssl.split(/\s+/), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
  const { publicKey } = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')));
  const der = publicKey.export({ type: 'spki', format: 'der' });

  const site: Target = { connect: startSiteServer(pem, sites), handshakes: 1, isMultiplexed: false };
  // Unlike the emulators, Google's servers use TLS (one more handshake) and HTTP/2 (one connection for all requests).
  const proxies = [emulators.auth, `http://${emulators.firestore}`].map((origin): [string, Target] => [
    new URL(origin).host,
    { connect: startEmulatorProxy(origin), handshakes: 2, isMultiplexed: true },
  ]);
  const hosts = [...sites.keys()].map((host): [string, Target] => [`${host}:443`, site]);
  return {
    targets: new Map([...hosts, ...proxies]),
    publicKeyHash: createHash('sha256').update(der).digest('base64'),
  };
}

/** Starts an HTTP/2 server for several hosts. Like content delivery networks, it sends urgent responses first (RFC 9218). */
function startSiteServer(pem: string, sites: ReadonlyMap<string, Site>): () => Duplex {
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', (stream, { ':authority': host = '', ':path': path = '/', ...headers }) => {
    stream.on('error', () => {});
    const file = sites.get(host)?.get(new URL(path, 'https://site').pathname);
    if (file === undefined) {
      stream.respond({ ':status': 404, 'cache-control': 'no-store' }, { endStream: true });
    } else if (headers['if-none-match'] === file.headers['etag']) {
      stream.respond({ ...file.headers, ':status': 304 }, { endStream: true });
    } else {
      stream.respond({ ...file.headers, ':status': 200, 'content-length': file.body.length });
      stream.end(file.body);
    }
  });
  // A closing browser may leave its connections in any state.
  server.on('sessionError', () => {}).on('tlsClientError', () => {});
  return () => connectTo(server);
}

/**
 * Starts a proxy that makes an emulator respond like Google's servers: compressed chunk by chunk, on connections that stay
 * open.
 */
function startEmulatorProxy(origin: string): () => Duplex {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { method = 'GET', headers } = request;
    const upstream = sendRequest(`${origin}${request.url ?? '/'}`, { method, headers }, (reply) => {
      const isCompressed = reply.headers['content-type'] !== undefined;
      for (const name of hopByHopHeaders) delete reply.headers[name];
      if (isCompressed) reply.headers['content-encoding'] = 'gzip';
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      const encoder = isCompressed ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
      pipeline(reply, encoder, response, () => {});
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  return () => connectTo(server);
}

/** Connects to a server in this process without a socket, whose large buffers would determine the order of responses. */
function connectTo(server: Server): Duplex {
  const [near, far] = duplexPair({ highWaterMark: pieceBytes });
  server.emit('connection', far);
  return near;
}
