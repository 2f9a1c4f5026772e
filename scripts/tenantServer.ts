import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCollection } from './admin.ts';
import { clientConfiguration } from './clientConfiguration.ts';
import type { EmulatorAddresses } from './emulators.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (reason?: unknown) => void,
) => void;

/**
 * Stands in for the server behind the site, which is not part of this project (specification 7): the configuration and
 * the inventory summary, from the emulators. Every other address goes on to `next`.
 */
export function tenantApi({ emulators }: { emulators: EmulatorAddresses }): Middleware {
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (request.method === 'GET' && path === '/api/tenant-config') {
      sendJson(response, 200, clientConfiguration(emulators));
    } else if (request.method === 'GET' && path === '/api/dashboard-summary/inventory') {
      sendSummary(emulators, request, response).catch(next);
    } else {
      next();
    }
  };
}

async function sendSummary(emulators: EmulatorAddresses, request: IncomingMessage, response: ServerResponse) {
  if (!request.headers.authorization?.startsWith('Bearer ')) {
    sendJson(response, 401, { error: 'Unauthorized' });
    return;
  }
  const inventory = `tenants/${tenantOf(request)}/public/inventory/vehicles`;
  const { length } = await readCollection(emulators, inventory);
  sendJson(response, 200, { totalCount: length, inStockCount: length, soldThisMonth: 0 });
}

/** As the page itself derives it from its address. */
function tenantOf(request: IncomingMessage): string {
  return new URL(`http://${request.headers.host ?? 'localhost'}`).hostname.replaceAll('.', '_');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
