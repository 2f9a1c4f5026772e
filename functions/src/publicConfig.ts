import { decodeProjectConfig, isPublicField, type ProjectConfig } from '../../src/shared/projectConfig.ts';

/** The configuration of the dealers' project, from the build or else from the environment. */
export function publicConfig(): ProjectConfig {
  const config = decodeProjectConfig(JSON.parse(process.env['TENANT_CONFIG'] ?? 'null'));
  if (config === undefined)
    throw new Error('TENANT_CONFIG is set neither in the build nor in the environment');
  const fields = Object.entries(config).filter(([name]) => isPublicField[name]);
  return Object.fromEntries(fields) as ProjectConfig;
}
