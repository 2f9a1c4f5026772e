import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** The rest of a body. Incremental bodies of the same urgency share the line; others are sent one after another. */
type Body = { stream: ServerHttp2Stream; rest: Buffer; urgency: number; isIncremental: boolean };

const packetBytes = 1400;

/** HTTP/2 does not keep these headers of HTTP/1. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves the site of a local port over HTTP/2 on another one, at the rate of the visitor's line, as CDNs do: each
 * connection's most urgent body first ([RFC 9218](https://www.rfc-editor.org/rfc/rfc9218)). Returns the port.
 */
export async function servePrioritized(
  folder: string,
  port: string,
  kilobitsPerSecond: number,
): Promise<number> {
  const server = createSecureServer(createCertificate(folder));
  server.on('session', (session) => {
    const bodies: Body[] = [];
    session.on('stream', (stream, headers) => void queueBody(stream, headers, port, bodies));
    let freeAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      for (; bodies.length > 0 && freeAt < now; freeAt += (packetBytes * 8) / kilobitsPerSecond)
        sendPacket(bodies);
      if (bodies.length === 0) freeAt = now;
    }, 5);
    session.on('close', () => clearInterval(timer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the headers of the site's response at once, and queues its body. */
async function queueBody(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  port: string,
  bodies: Body[],
) {
  // Aborted by the browser.
  stream.on('error', () => {});
  const { ':path': path, ':authority': host, priority = '' } = headers;
  const onward = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const upstream = get({ port, path, headers: { ...Object.fromEntries(onward), host } });
  const [response] = (await once(upstream, 'response')) as [IncomingMessage];
  const rest = await buffer(response);
  if (stream.destroyed) return;
  const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name));
  stream.respond({ ...Object.fromEntries(kept), ':status': response.statusCode ?? 502 });
  const urgency = Number(/u=(\d)/.exec(String(priority))?.[1] ?? 3);
  bodies.push({ stream, rest, urgency, isIncremental: /\bi\b/.test(String(priority)) });
}

/** Sends the first packet of the most urgent body. */
function sendPacket(bodies: Body[]): void {
  bodies.sort((a, b) => a.urgency - b.urgency);
  const body = bodies.shift();
  if (body === undefined || body.stream.destroyed) return;
  const { stream, rest, isIncremental } = body;
  if (rest.length <= packetBytes) {
    stream.end(rest);
    return;
  }
  stream.write(rest.subarray(0, packetBytes));
  bodies.splice(isIncremental ? bodies.length : 0, 0, { ...body, rest: rest.subarray(packetBytes) });
}

/** Browsers speak HTTP/2 over TLS only. */
function createCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
