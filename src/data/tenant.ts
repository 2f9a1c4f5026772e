/** The tenant that a host name identifies: every dot becomes an underscore. */
export function tenantOf(hostname: string): string {
  return hostname.replaceAll('.', '_');
}
