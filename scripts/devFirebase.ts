import { createServer } from 'vite';
import { writeDocument } from './admin.ts';
import { startEmulators } from './emulators.ts';
import { projectFolder } from './run.ts';
import { tenantApi } from './tenantServer.ts';

// The emulators end with this process, however it ends.
const emulators = await startEmulators();

// The vehicles are not written here: the first visit seeds them.
await writeDocument(emulators, 'tenants/localhost/public/metadata', {
  dealerName: 'Harbor Street Motors',
  heroImage: '/hero-bg.jpg',
  team: [
    { name: 'Rosa Delgado', role: 'General Manager' },
    { name: 'Marcus Webb', role: 'Sales' },
    { name: 'Priya Nair', role: 'Financing' },
    { name: 'Tom Okafor', role: 'Head of Service' },
  ],
  contact: {
    address: '48 Harbor Street, Portland, ME 04101',
    phone: '(207) 555-0148',
    email: 'hello@harborstreetmotors.example',
    hours: ['Mon–Fri: 8:30 AM – 6:30 PM', 'Saturday: 9:00 AM – 5:00 PM', 'Sunday: Closed'],
  },
});

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
