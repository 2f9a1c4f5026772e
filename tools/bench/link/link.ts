import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { LinkSpeed } from '../profiles.ts';
import { createDirection } from './direction.ts';

export type Target = {
  /** Opens a new connection to the server. */
  connect: () => Duplex;
  /** Round trips before the first byte of a request passes. */
  handshakes: number;
  /** Further connections count as streams of the first one and need no handshake. */
  isMultiplexed: boolean;
};

export type Link = {
  /** For Chromium's `--proxy-server`. */
  proxy: string;
  /** Bytes downloaded between two times in ms since the Unix epoch. */
  bytesDown: (since: number, until: number) => number;
  close: () => void;
};

/**
 * The link between a visitor and all servers, shared by every connection. The browser uses it as a SOCKS 5 proxy, which
 * also resolves the host names, so that no request bypasses it.
 */
export async function openLink(
  { roundTripMs, down, up }: LinkSpeed,
  findTarget: (address: string) => Target | undefined,
): Promise<Link> {
  const arrivals: { at: number; bytes: number }[] = [];
  const delayMs = roundTripMs / 2;
  const downlink = createDirection({
    bitsPerSecond: down,
    delayMs,
    onArrival: (bytes) => arrivals.push({ at: now(), bytes }),
  });
  const uplink = createDirection({ bitsPerSecond: up, delayMs, onArrival: () => {} });
  const firstHandshakes = new Map<string, Promise<void>>();
  const clients = new Set<Socket>();

  const awaitHandshakes = (address: string, { handshakes, isMultiplexed }: Target) => {
    const known = isMultiplexed ? firstHandshakes.get(address) : undefined;
    const done = known ?? after(handshakes * roundTripMs);
    firstHandshakes.set(address, done);
    return done;
  };

  const serve = async (client: Socket) => {
    client.setNoDelay();
    const address = await readRequest(client);
    const target = findTarget(address);
    if (target === undefined) {
      client.end(socksReply.unreachable);
      return;
    }
    await awaitHandshakes(address, target);
    client.write(socksReply.connected);
    const server = target.connect();
    client.pipe(uplink()).pipe(server).pipe(downlink()).pipe(client);
    // Do not destroy the client when the server closes: data may still be in transit. When the browser closes, that data
    // is discarded.
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
  };

  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
    serve(client).catch(() => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');
  return {
    proxy: `socks5://127.0.0.1:${address.port}`,
    bytesDown: (since, until) =>
      arrivals.filter(({ at }) => at >= since && at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
    close: () => {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}

const socksReply = {
  noAuthentication: Buffer.from([5, 0]),
  connected: Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
  unreachable: Buffer.from([5, 3, 0, 1, 0, 0, 0, 0, 0, 0]),
};

/** The part of RFC 1928 that Chromium uses: a host name or an IPv4 address, without pipelining. */
async function readRequest(client: Socket): Promise<string> {
  await once(client, 'data');
  client.write(socksReply.noAuthentication);
  const [request] = (await once(client, 'data')) as [Buffer];
  client.pause();
  const hasName = request[3] === 3;
  const host = hasName ? request.subarray(5, -2).toString() : request.subarray(4, 8).join('.');
  return `${host}:${request.readUInt16BE(request.length - 2)}`;
}

/** Has the resolution of the page's `performance.now()`, unlike `Date.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
