import { Transform } from 'node:stream';
import { createDelayLine } from './delayLine.ts';

type Options = {
  bitsPerSecond: number;
  delayMs: number;
  /** Hears of every packet that has come through. */
  onArrival: (bytes: number) => void;
};

/** Makes the next connection's part in a direction of the link. */
export type Direction = () => Transform;

/** Comes after all that was sent before it. */
const end = Buffer.alloc(0);

type Flow = {
  packets: Buffer[];
  /** Bytes under way whose receipt is not confirmed, and how many of them TCP allows at present. */
  inFlight: number;
  window: number;
  isReady: boolean;
  arrive: (packet: Buffer) => void;
  /** Asks for more. */
  onRoom: (() => void) | undefined;
};

const packetBytes = 1400;
/** Ten packets, as RFC 6928 has it; each confirmed byte adds one, so that the window doubles in a round trip. */
const firstWindow = 10 * packetBytes;
/** So little is taken ahead of its turn, so that the sender can still put something more urgent first. */
const takenAheadMs = 10;

/**
 * One direction of a link: a bottleneck that sends one packet after the other, each connection's in turn, and then the
 * way. TCP's slow start is part of it, its losses are not.
 */
export function createDirection({ bitsPerSecond, delayMs, onArrival }: Options): Direction {
  const way = createDelayLine();
  const confirmations = createDelayLine();
  const ready: Flow[] = [];
  const takenAhead = Math.ceil((bitsPerSecond * takenAheadMs) / 8000 / packetBytes);
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const sendDue = () => {
    while (freeAt <= performance.now()) {
      const flow = ready.shift();
      if (flow === undefined) break;
      flow.isReady = false;
      sendPacket(flow);
      makeReady(flow);
    }
    timer = undefined;
    wait();
  };

  const wait = () => {
    if (ready.length > 0) timer ??= setTimeout(sendDue, Math.max(0, freeAt - performance.now()));
  };

  const sendPacket = (flow: Flow) => {
    const packet = flow.packets.shift();
    if (packet === undefined) return;
    // A timer is late by nature; what it owes is made up for, since the bottleneck has not been idle.
    freeAt += (packet.length * 8000) / bitsPerSecond;
    flow.inFlight += packet.length;
    way(freeAt + delayMs, () => {
      onArrival(packet.length);
      flow.arrive(packet);
    });
    confirmations(freeAt + 2 * delayMs, () => {
      flow.inFlight -= packet.length;
      flow.window += packet.length;
      start(flow);
    });
    askForMore(flow);
  };

  const askForMore = (flow: Flow) => {
    if (flow.packets.length > takenAhead) return;
    const { onRoom } = flow;
    flow.onRoom = undefined;
    onRoom?.();
  };

  const makeReady = (flow: Flow) => {
    if (flow.isReady || flow.packets.length === 0 || flow.inFlight >= flow.window) return;
    flow.isReady = true;
    ready.push(flow);
  };

  const start = (flow: Flow) => {
    const isIdle = timer === undefined;
    makeReady(flow);
    if (isIdle) freeAt = Math.max(freeAt, performance.now());
    wait();
  };

  return () => {
    let handleEnd = () => {};
    const flow: Flow = {
      packets: [],
      inFlight: 0,
      window: firstWindow,
      isReady: false,
      arrive: (packet) => (packet === end ? handleEnd() : shaped.push(packet)),
      onRoom: undefined,
    };
    const shaped = new Transform({
      writableHighWaterMark: packetBytes,
      transform: (chunk: Buffer, _encoding, done) => {
        flow.packets.push(...inPackets(chunk));
        flow.onRoom = done;
        start(flow);
        askForMore(flow);
      },
      flush: (done) => {
        handleEnd = done;
        flow.packets.push(end);
        start(flow);
      },
    });
    return shaped;
  };
}

function inPackets(chunk: Buffer): Buffer[] {
  const count = Math.ceil(chunk.length / packetBytes);
  return Array.from({ length: count }, (_, index) =>
    chunk.subarray(index * packetBytes, (index + 1) * packetBytes),
  );
}
