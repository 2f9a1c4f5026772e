import { UsageError } from './outcome.ts';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(String.raw`^(?!.{254})${label}(\.${label})*$`);

/** Returns a host name in lower case. Throws a usage error that says what to type instead of a URL or a port. */
export function parseHost(input: string): string {
  const typed = input.trim().toLowerCase();
  if (hostName.test(typed)) return typed;
  const url = typed.includes('://') ? typed : `http://${typed}`;
  const suggestion = URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
  const hint = hostName.test(suggestion) ? ` Type ${suggestion}` : ' Type a name such as www.example.com';
  throw new UsageError(`${JSON.stringify(input)} is not a host name.${hint}`);
}

/** Returns the host name of a tenant: the inverse of `tenantFromHost`, since a host name has no underscores. */
export const hostFromTenant = (tenant: string): string => tenant.replaceAll('_', '.');
