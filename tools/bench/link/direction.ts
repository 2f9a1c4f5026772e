import { Transform } from 'node:stream';

type Options = {
  bitsPerSecond: number;
  delayMs: number;
  /** Called for every packet that has crossed the link. */
  onArrival: (bytes: number) => void;
};

/** Creates the stream for another connection in this direction. */
export type OpenStream = () => Transform;

type Flow = {
  packets: Buffer[];
  /** Bytes sent but not yet acknowledged. */
  inFlight: number;
  /** The congestion window: the current limit for `inFlight`. */
  window: number;
  isReady: boolean;
  arrive: (packet: Buffer) => void;
  requestMore: (() => void) | undefined;
};

/** Marks the end of a stream. */
const end = Buffer.alloc(0);
const packetBytes = 1400;
/** RFC 6928. Each acknowledged byte adds one, so that the window doubles in a round trip. */
const initialWindow = 10 * packetBytes;
/** Only this much is queued at the bottleneck, so that the sender can still prioritise. */
const queueMs = 10;

/**
 * One direction of a link: a bottleneck that sends the packets of all connections in turn, followed by a delay. Models
 * TCP's slow start, but no packet loss.
 */
export function createDirection({ bitsPerSecond, delayMs, onArrival }: Options): OpenStream {
  const deliverAt = createSchedule();
  const acknowledgeAt = createSchedule();
  const ready: Flow[] = [];
  const queueLength = Math.ceil((bitsPerSecond * queueMs) / 8000 / packetBytes);
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
    schedule();
  };

  const schedule = () => {
    if (ready.length > 0) timer ??= setTimeout(sendDue, Math.max(0, freeAt - performance.now()));
  };

  const sendPacket = (flow: Flow) => {
    const packet = flow.packets.shift();
    if (packet === undefined) return;
    // Counted from the previous packet's end, not from now: a late timer must not slow the link down.
    freeAt += (packet.length * 8000) / bitsPerSecond;
    flow.inFlight += packet.length;
    deliverAt(freeAt + delayMs, () => {
      onArrival(packet.length);
      flow.arrive(packet);
    });
    acknowledgeAt(freeAt + 2 * delayMs, () => {
      flow.inFlight -= packet.length;
      flow.window += packet.length;
      start(flow);
    });
    requestMore(flow);
  };

  const requestMore = (flow: Flow) => {
    if (flow.packets.length > queueLength) return;
    const { requestMore: request } = flow;
    flow.requestMore = undefined;
    request?.();
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
    schedule();
  };

  return () => {
    let handleEnd = () => {};
    const flow: Flow = {
      packets: [],
      inFlight: 0,
      window: initialWindow,
      isReady: false,
      arrive: (packet) => (packet === end ? handleEnd() : stream.push(packet)),
      requestMore: undefined,
    };
    const stream = new Transform({
      writableHighWaterMark: packetBytes,
      transform: (chunk: Buffer, _encoding, done) => {
        flow.packets.push(...splitIntoPackets(chunk));
        flow.requestMore = done;
        start(flow);
        requestMore(flow);
      },
      flush: (done) => {
        handleEnd = done;
        flow.packets.push(end);
        start(flow);
      },
    });
    return stream;
  };
}

/** Runs callbacks at ascending times. Unlike separate timers, it never reorders them. */
function createSchedule() {
  const waiting: { at: number; run: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  const runDue = () => {
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) waiting.shift()?.run();
    timer = undefined;
    schedule();
  };
  const schedule = () => {
    const [next] = waiting;
    if (next !== undefined) timer ??= setTimeout(runDue, Math.max(0, next.at - performance.now()));
  };

  return (at: number, run: () => void) => {
    waiting.push({ at, run });
    schedule();
  };
}

function splitIntoPackets(chunk: Buffer): Buffer[] {
  const count = Math.ceil(chunk.length / packetBytes);
  return Array.from({ length: count }, (_, index) =>
    chunk.subarray(index * packetBytes, (index + 1) * packetBytes),
  );
}
