import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export type ServedFile = { body: Buffer; headers: Readonly<Record<string, string>> };

/** The files of a host, keyed by path. */
export type ServedSite = ReadonlyMap<string, ServedFile>;

const compress = promisify(brotliCompress);

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const binaryTypes: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.woff2': 'font/woff2' };

/** A file as Firebase Hosting sends it: text is compressed, and everything is cached for an hour by default. */
export async function toServedFile(
  path: string,
  content: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFile> {
  const type = textTypes[extname(path)];
  const body = type === undefined ? content : await compress(content);
  return {
    body,
    headers: {
      'cache-control': 'max-age=3600',
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      'content-type': type ?? binaryTypes[extname(path)] ?? 'application/octet-stream',
      ...(type !== undefined && { 'content-encoding': 'br' }),
      ...headers,
    },
  };
}
