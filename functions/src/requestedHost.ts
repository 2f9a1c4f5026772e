import type { Request } from 'firebase-functions/https';
import { HttpError } from './httpError.ts';

/** The host name in the visitor's address bar, as Hosting forwards it, without port or trailing dot. */
export function requestedHost(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, '');
  if (name.length > 253 || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name))
    throw new HttpError(400, 'Invalid host');
  return name;
}
