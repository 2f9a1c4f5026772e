import { forget } from '../../browser/storage.ts';
import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { readCached, writeCached } from '../cache/cachedFields.ts';
import { builtInId, decodeTenantConfig, type TenantConfig } from '../documents/tenantConfig.ts';

const apiPath = '/api/tenant-config';
const apiTimeoutMs = 5000;
const scriptPath = '/js/tenant-config.js';
const scriptTimeoutMs = 2500;

/** Storage belongs to one host, so the key needs no tenant. */
const rememberedKey = 'showroom configuration';

declare global {
  interface Window {
    /** Set by the page's host or by the fallback script. Not trusted. */
    __TENANT_CONFIG__?: unknown;
  }
}

/** The configuration that `npm run build` wrote into the page, if it had one. */
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

/** Resolves with `undefined` when the API has no configuration (404), and rejects when it fails. */
const fromApi = () =>
  withinMs(apiTimeoutMs, async (signal) => {
    const response = await fetch(apiPath, { credentials: 'same-origin', signal });
    if (response.status === 404) return undefined;
    const config = response.ok ? decodeTenantConfig(await response.json()) : undefined;
    if (config === undefined) throw new Error(`${apiPath} has failed`);
    return config;
  });

async function fromScript(): Promise<TenantConfig | undefined> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl('dealer', scriptPath);
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  return withinMs(scriptTimeoutMs, () => loaded)
    .then(preset)
    .finally(() => script.remove());
}

/**
 * Asks the host's API, then its script. Remembers the configuration for later visits, unless it has an initial token, which
 * is valid for one visit. Resolves with `undefined`, and forgets it, when it came from the API, which has none any more.
 * Rejects when the host fails; a script that does not load may just be slow.
 */
async function askHost(): Promise<TenantConfig | undefined> {
  const fetched = fromApi();
  const ofApi = await fetched.catch(() => undefined);
  const config = ofApi ?? (await fromScript().catch(() => undefined));
  if (config === undefined) {
    await fetched;
    if (readCached(rememberedKey)?.fields['isOfApi'] !== true) throw new Error(`${scriptPath} has failed`);
  }
  if (config === undefined || config.initialAuthToken !== undefined) forget(rememberedKey);
  else writeCached(rememberedKey, { config, isOfApi: ofApi !== undefined });
  return config;
}

/** An older remembered configuration is used when the host has not answered by then. */
const hostTimeoutMs = 3000;

/**
 * Loads the configuration from the first source that has one: preset in the page, remembered from an earlier visit, the
 * API, the fallback script. While the API fails, an older remembered one is better than none. Rejects when no source has
 * one. `refresh` asks the host for the configuration of the next visit, if this one is remembered.
 */
export async function loadTenantConfig(): Promise<{
  config: TenantConfig;
  refresh?: () => Promise<unknown>;
}> {
  // A host may set the configuration anywhere in the page. Waiting also lets the browser paint before it reads storage.
  await pageParsed();
  const presetConfig = preset();
  if (presetConfig !== undefined) return { config: presetConfig };

  const cached = readCached(rememberedKey);
  const remembered = decodeTenantConfig(cached?.fields['config']);
  if (remembered !== undefined && cached?.isFresh) return { config: remembered, refresh: askHost };

  const asked = remembered === undefined ? askHost() : withinMs(hostTimeoutMs, askHost);
  const config = await asked.catch(() => remembered);
  if (config === undefined) throw new Error('Firebase configuration is missing or empty');
  return { config };
}
