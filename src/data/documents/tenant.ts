/** The tenant that a host name identifies: every dot becomes an underscore, except the root dot at its end. */
export function tenantOf(hostname: string): string {
  return hostname.replace(/\.$/, '').replaceAll('.', '_');
}
