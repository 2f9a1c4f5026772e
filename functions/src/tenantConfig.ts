import { decodeTenantConfig } from '../../src/data/documents/tenantConfig.ts';

/** The configuration of the dealers' common project: the one known at build time, or else the environment's. */
export function tenantConfig(): object {
  const config = decodeTenantConfig(JSON.parse(process.env['TENANT_CONFIG'] ?? 'null'));
  if (config === undefined) throw new Error('TENANT_CONFIG is not set, neither in the build nor here');
  const { firebase, emulators } = config;
  return { firebase, emulators };
}
