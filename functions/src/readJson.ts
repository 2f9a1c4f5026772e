import { addAbortSignal, type Readable } from 'node:stream';
import { maxRequestBytes } from '../../src/shared/documents/visitorRequest.ts';

/** After this long, the connection is closed: a body that drips would occupy an instance. */
const maxBodyMs = 10_000;

/** Replaces control characters other than line breaks: a visitor's text goes into files and terminals. */
const withoutControls = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[^\P{Cc}\n]/gu, ' ') : value;

/**
 * Reads a request's body as JSON. Returns `undefined` when it is too long, too slow, incomplete or not JSON. Keeps only the
 * first bytes of a long body in memory; the functions framework would keep up to 32 MB.
 */
export async function readJson(request: Readable): Promise<unknown> {
  let body = Buffer.alloc(0);
  try {
    for await (const chunk of addAbortSignal(AbortSignal.timeout(maxBodyMs), request))
      body = Buffer.concat([body, chunk as Buffer]).subarray(0, maxRequestBytes + 1);
    return body.length > maxRequestBytes ? undefined : JSON.parse(body.toString(), withoutControls);
  } catch {
    return undefined;
  }
}
