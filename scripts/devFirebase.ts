import { createServer } from 'vite';
import { demoMetadata } from '../src/data/demo/demoMetadata.ts';
import { writeDocument } from './admin.ts';
import { startEmulators } from './emulators.ts';
import { projectFolder } from './run.ts';
import { tenantApi } from './tenantServer.ts';

// The emulators end with this process, however it ends.
const emulators = await startEmulators();

// The vehicles are not written here: the first visit seeds them.
await writeDocument(emulators, 'tenants/localhost/public/metadata', demoMetadata);

const server = await createServer({
  root: projectFolder,
  mode: 'development',
  // The tenant is the host's name, and the metadata above is that of `localhost`.
  server: { host: 'localhost' },
  plugins: [
    {
      name: 'tenant-api',
      configureServer: ({ middlewares }) => {
        middlewares.use(tenantApi({ emulators }));
      },
    },
  ],
});
await server.listen();
console.log(`\n  Authentication: ${emulators.auth}\n  Firestore:      http://${emulators.firestore}`);
server.printUrls();
