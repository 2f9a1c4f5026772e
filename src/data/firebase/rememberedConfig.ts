import { fieldsOf } from '../decode.ts';
import { keptAge } from './keptAge.ts';
import { decodeTenantConfig, type TenantConfig } from './tenantConfig.ts';

/** Storage belongs to one host, so the key needs no tenant. */
const key = 'showroom configuration';

/** Stores the configuration for later visits. One with an initial token is valid for this visit only. */
export function rememberTenantConfig(config: TenantConfig): void {
  try {
    if (config.initialAuthToken === undefined)
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), config }));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the next visit asks the host.
  }
}

/** Returns the configuration of an earlier visit, which is not trusted, and whether it may be used without asking the host. */
export function recallTenantConfig(): { config: TenantConfig; isFresh: boolean } | undefined {
  try {
    const { savedAt, config: raw } = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const age = keptAge(savedAt);
    const config = decodeTenantConfig(raw);
    return age && config && { config, ...age };
  } catch {
    return undefined;
  }
}
