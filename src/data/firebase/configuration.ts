import { remove } from '../../browser/storage.ts';
import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { readCached, writeCached } from '../cache/cachedFields.ts';
import { builtInId, decodeTenantConfig, type TenantConfig } from '../../shared/documents/tenantConfig.ts';

const apiPath = '/api/tenant-config';
const apiTimeoutMs = 5000;
const scriptPath = '/js/tenant-config.js';
const scriptTimeoutMs = 2500;

/** Storage belongs to one host, so the key needs no tenant. */
const cacheKey = 'showroom configuration';
const maxAgeMs = 24 * 60 * 60 * 1000;

declare global {
  interface Window {
    /** Set by the page's host or by the fallback script. Not trusted. */
    __TENANT_CONFIG__?: unknown;
  }
}

/** The configuration that `npm run build` wrote into the page, if any. */
function builtIn(): unknown {
  const json = document.getElementById(builtInId)?.textContent;
  return json && JSON.parse(json);
}

const preset = () => decodeTenantConfig(window.__TENANT_CONFIG__) ?? decodeTenantConfig(builtIn());

/** Resolves when the whole page has been parsed, which is before its deferred scripts run. */
async function pageParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, { once: true });
    });
}

const fromApi = () =>
  withinMs(apiTimeoutMs, async (signal) => {
    const response = await fetch(apiPath, { credentials: 'same-origin', signal });
    return response.ok ? decodeTenantConfig(await response.json()) : undefined;
  });

async function fromScript(): Promise<TenantConfig | undefined> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl('dealer', scriptPath);
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  await withinMs(scriptTimeoutMs, () => loaded).finally(() => script.remove());
  return preset();
}

/**
 * Asks the host's API, then its script. Stores the configuration for later visits, unless it has an initial token, which
 * is valid for one visit.
 */
async function askHost(): Promise<TenantConfig> {
  const config = (await fromApi().catch(() => undefined)) ?? (await fromScript().catch(() => undefined));
  if (config === undefined) throw new Error('Firebase configuration is missing or empty');
  if (config.initialAuthToken === undefined) writeCached(cacheKey, { config });
  else remove(cacheKey);
  return config;
}

/**
 * Loads the configuration from the first source that has one: preset in the page, cached on an earlier visit, the API,
 * the fallback script. Rejects when no source has one. If this visit uses a cached one, `refresh` asks the host for the
 * configuration of the next visit.
 */
export async function loadTenantConfig(): Promise<{
  config: TenantConfig;
  refresh?: () => Promise<unknown>;
}> {
  // A host may set the configuration anywhere in the page. Waiting also lets the browser paint before it reads storage.
  await pageParsed();
  // Even without the script: otherwise, other code could claim the policy's name.
  trustedScriptUrl('dealer', scriptPath);
  const presetConfig = preset();
  if (presetConfig !== undefined) return { config: presetConfig };

  const cached = decodeTenantConfig(readCached(cacheKey, maxAgeMs)?.['config']);
  return cached === undefined ? { config: await askHost() } : { config: cached, refresh: askHost };
}
