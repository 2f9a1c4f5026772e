import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import type { LinkSpeed } from '../profiles.ts';
import { createDirection } from './direction.ts';

export type Target = {
  /** Opens a connection of its own at the far end of the link. */
  connect: () => Duplex;
  /** Round trips before a byte of the visitor's passes. */
  handshakes: number;
  /** Further connections stand for streams of the first one. */
  isMultiplexed: boolean;
};

export type Link = {
  /** For Chromium's `--proxy-server`. */
  proxy: string;
  /** Bytes that have come down since that time, as `Date.now()` counts, and until the other. */
  bytesDown: (since: number, until: number) => number;
  close: () => void;
};

/**
 * What lies between a visitor and all servers: one link that every connection shares. The browser reaches it as a
 * SOCKS 5 proxy, to which it leaves the host names, so that nothing goes past it.
 */
export async function openLink(
  { roundTripMs, down, up }: LinkSpeed,
  findTarget: (address: string) => Target | undefined,
): Promise<Link> {
  const arrivals: { at: number; bytes: number }[] = [];
  const delayMs = roundTripMs / 2;
  const downwards = createDirection({
    bitsPerSecond: down,
    delayMs,
    onArrival: (bytes) => arrivals.push({ at: now(), bytes }),
  });
  const upwards = createDirection({ bitsPerSecond: up, delayMs, onArrival: () => {} });
  const firstHandshakes = new Map<string, Promise<void>>();
  const clients = new Set<Socket>();

  const shakeHands = (address: string, { handshakes, isMultiplexed }: Target) => {
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
      client.end(answer.unreachable);
      return;
    }
    await shakeHands(address, target);
    client.write(answer.connected);
    const server = target.connect();
    client.pipe(upwards()).pipe(server).pipe(downwards()).pipe(client);
    // A server that has ended may still have something under way; a visitor who has hung up gets nothing more.
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

const answer = {
  noAuthentication: Buffer.from([5, 0]),
  connected: Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
  unreachable: Buffer.from([5, 3, 0, 1, 0, 0, 0, 0, 0, 0]),
};

/** RFC 1928, as far as Chromium asks: a name or an IPv4 address. It sends nothing ahead of our answers. */
async function readRequest(client: Socket): Promise<string> {
  await once(client, 'data');
  client.write(answer.noAuthentication);
  const [request] = (await once(client, 'data')) as [Buffer];
  client.pause();
  const hasName = request[3] === 3;
  const host = hasName ? request.subarray(5, -2).toString() : request.subarray(4, 8).join('.');
  return `${host}:${request.readUInt16BE(request.length - 2)}`;
}

/** As finely as the page's own clock counts. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
