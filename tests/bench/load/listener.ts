import type { CDPSession } from 'playwright';

/** The time, in ms since the navigation began, at which the first part of a Firestore listener's stream has come. */
export async function watchListener(session: CDPSession): Promise<{ first: Promise<number> }> {
  let start: number | undefined;
  const streams = new Set<string>();
  const first = new Promise<number>((resolve) => {
    session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
      if (type === 'Document') start ??= timestamp;
      if (request.url.includes('/Listen/channel') && request.url.includes('TYPE=xmlhttp')) {
        streams.add(requestId);
      }
    });
    session.on('Network.dataReceived', ({ requestId, timestamp }) => {
      if (start !== undefined && streams.has(requestId)) resolve((timestamp - start) * 1000);
    });
  });
  await session.send('Network.enable');
  return { first };
}
