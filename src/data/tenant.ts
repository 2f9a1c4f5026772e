/** The tenant that a host name stands for: every dot becomes an underscore (specification, introduction). */
export function tenantOf(hostname: string): string {
  return hostname.replaceAll('.', '_');
}
