import type { IncomingMessage } from 'node:http';
import { collection, doc, getCountFromServer, setDoc } from 'firebase/firestore';
import { createServer } from 'vite';
import { demoMetadata } from '../../src/data/demo/demoMetadata.ts';
import { tenantOf } from '../../src/data/tenant.ts';
import { emulators } from './addresses.ts';
import { clientConfiguration } from './clientConfiguration.ts';
import { database } from './database.ts';

const host = 'localhost';
await setDoc(doc(database, 'tenants', tenantOf(host), 'public', 'metadata'), demoMetadata);

async function summaryFor({ headers }: IncomingMessage): Promise<object | undefined> {
  if (!headers.authorization?.startsWith('Bearer ')) return undefined;
  const tenant = tenantOf(new URL(`http://${headers.host}`).hostname);
  const vehicles = collection(database, 'tenants', tenant, 'public', 'inventory', 'vehicles');
  const { count } = (await getCountFromServer(vehicles)).data();
  return { totalCount: count, inStockCount: count, soldThisMonth: 0 };
}

const server = await createServer({
  server: { host },
  plugins: [
    {
      name: 'dealer-server',
      configureServer: ({ middlewares }) => {
        middlewares.use('/api/tenant-config', (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(clientConfiguration(emulators)));
        });
        middlewares.use('/api/dashboard-summary/inventory', (request, response, next) => {
          summaryFor(request).then((summary) => {
            response.writeHead(summary ? 200 : 401, { 'Content-Type': 'application/json' });
            response.end(JSON.stringify(summary ?? { error: 'Unauthorized' }));
          }, next);
        });
      },
    },
  ],
});
await server.listen();
console.log(`\n  Authentication: ${emulators.auth}\n  Firestore:      http://${emulators.firestore}`);
server.printUrls();
