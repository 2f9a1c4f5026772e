import { once } from 'node:events';
import { createServer } from 'node:net';

export type Ports<Name extends string> = Readonly<Record<Name, number>>;

/** A free port of the loopback address for each name. */
export async function freePorts<Name extends string>(...names: readonly Name[]): Promise<Ports<Name>> {
  // All are held at the same time, so that no two are the same.
  const held = await Promise.all(names.map(async (name) => ({ name, ...(await holdPort()) })));
  for (const { server } of held) server.close();
  return Object.fromEntries(held.map(({ name, port }) => [name, port])) as Ports<Name>;
}

async function holdPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return { server, port: address.port };
}
