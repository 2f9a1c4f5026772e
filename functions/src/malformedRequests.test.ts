import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { answerMalformedRequests } from './malformedRequests.ts';

answerMalformedRequests();

it.each([
  ['/api/tenant-config?x=%E0%A4%A', '/api/tenant-config?x=%E0%A4%A'],
  ['/%E0%A4%A', '/'],
])('passes on a body and a path that cannot be parsed: %s', async (path, received) => {
  const server = createServer((_, response) => response.end()).listen(0);
  const { port } = server.address() as AddressInfo;
  request({ port, path, method: 'POST', headers: { 'Content-Type': 'application/json' } }).end('{');
  const [{ url, headers }] = (await once(server, 'request')) as [IncomingMessage];
  server.close();
  expect({ url, type: headers['content-type'] }).toEqual({ url: received, type: undefined });
});
