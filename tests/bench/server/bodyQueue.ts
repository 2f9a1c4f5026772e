import type { Writable } from 'node:stream';

type Sending = { to: Writable; rest: Buffer; urgency: number };

/** So small that something urgent does not wait long for what is on its way. */
const pieceBytes = 4 * 1024;

/**
 * Sends the bodies of one connection, the most urgent one first, else the earliest: as the networks do that sites are
 * served from. Node's own server would send each whole as soon as it is asked for.
 */
export function createBodyQueue(): (to: Writable, body: Buffer, urgency: number) => void {
  const waiting: Sending[] = [];
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
    const behind = waiting.findIndex((other) => other.urgency > urgency);
    waiting.splice(behind === -1 ? waiting.length : behind, 0, { to, rest: body, urgency });
    if (!isSending) sendNext();
  };
}
