import type { Server } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';

/**
 * Opens a connection to a server of this process. It has no port in between, whose large buffers would decide the order
 * of what waits for the link.
 */
export function connectTo(server: Server): Duplex {
  const [near, far] = duplexPair({ highWaterMark: 4 * 1024 });
  server.emit('connection', far);
  return near;
}
