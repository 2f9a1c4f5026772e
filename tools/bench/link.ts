import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Duplex, Transform } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';

/** `down` and `up` in bits per second. */
export type LinkSpeed = { roundTripMs: number; down: number; up: number };

export type Target = {
  /** Opens a new connection to the server. */
  connect: () => Duplex;
  /** Round trips before the first byte of a request passes. */
  handshakes: number;
  /** Further connections count as streams of the first one and need no handshake. */
  isMultiplexed: boolean;
};

const packetBytes = 1400;
/** RFC 6928. Each acknowledged byte adds one, so that the window doubles in a round trip. */
const initialWindow = 10 * packetBytes;
/** Only this much is queued at the bottleneck, so that the sender can still prioritise. A late timer loses no bandwidth. */
const queueMs = 25;

/**
 * The link between a visitor and all servers, shared by every connection. Chromium's own network emulation neither
 * shares the bandwidth with the service worker nor knows handshakes and slow start. `hostRules` is for Chromium's
 * `--host-resolver-rules`: the targets' addresses lead to the link, and all others nowhere.
 */
export async function openLink({ roundTripMs, down, up }: LinkSpeed, targets: ReadonlyMap<string, Target>) {
  const downlink = createDirection(down, roundTripMs / 2);
  const uplink = createDirection(up, roundTripMs / 2);

  const listen = async ([address, { connect, handshakes, isMultiplexed }]: [string, Target]) => {
    let firstHandshake: Promise<void> | undefined;
    const server = createServer(async (client) => {
      client.setNoDelay().on('error', () => {});
      const handshake = firstHandshake ?? after(handshakes * roundTripMs);
      if (isMultiplexed) firstHandshake = handshake;
      await handshake;
      const connection = connect();
      client.pipe(uplink()).pipe(connection).pipe(downlink()).pipe(client);
      // Do not destroy the client when the server closes: data may still be in transit. When the browser closes, that
      // data is discarded.
      connection.on('error', () => client.destroy());
      client.on('close', () => connection.destroy());
      if (client.destroyed) connection.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const listening = server.address();
    if (listening === null || typeof listening === 'string') throw new Error('The link has no port.');
    return { server, rule: `MAP ${address} 127.0.0.1:${listening.port}` };
  };

  const listeners = await Promise.all(Array.from(targets, listen));
  return {
    hostRules: [...listeners.map(({ rule }) => rule), 'MAP * ~NOTFOUND'].join(', '),
    close: () => {
      for (const { server } of listeners) server.close();
    },
  };
}

/**
 * One direction of a link: a bottleneck that all connections share, followed by a delay. Models TCP's slow start, but no
 * packet loss. The returned function creates the stream of another connection.
 */
function createDirection(bitsPerSecond: number, delayMs: number): () => Transform {
  let freeAt = 0;
  return () => {
    let window = initialWindow;
    let inFlight = 0;
    let lastArrival = Promise.resolve();
    const acknowledgements: Promise<void>[] = [];

    const send = async (packet: Buffer) => {
      if (inFlight >= window) await acknowledgements[0];
      inFlight += packet.length;
      freeAt = Math.max(freeAt, performance.now()) + (packet.length * 8000) / bitsPerSecond;
      const arrivesAt = freeAt + delayMs;
      // Waits for the packet before, because timers alone may reorder packets.
      lastArrival = Promise.all([lastArrival, until(arrivesAt)]).then(() => void stream.push(packet));
      acknowledgements.push(
        until(arrivesAt + delayMs).then(() => {
          void acknowledgements.shift();
          inFlight -= packet.length;
          window += packet.length;
        }),
      );
      await until(freeAt - queueMs);
    };

    const stream: Transform = new Transform({
      writableHighWaterMark: packetBytes,
      transform: async (chunk: Buffer, _encoding, done) => {
        for (let start = 0; start < chunk.length; start += packetBytes)
          await send(chunk.subarray(start, start + packetBytes));
        done();
      },
      flush: (done) => void lastArrival.then(() => done()),
    });
    return stream;
  };
}

/** Resolves at a time of `performance.now()`. */
async function until(time: number): Promise<void> {
  const waitMs = time - performance.now();
  if (waitMs > 0) await after(waitMs);
}
