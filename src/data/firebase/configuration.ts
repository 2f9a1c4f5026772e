import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { recallTenantConfig, rememberTenantConfig } from './rememberedConfig.ts';
import { builtInId, decodeTenantConfig, type TenantConfig } from './tenantConfig.ts';

const apiPath = '/api/tenant-config';
const apiTimeoutMs = 5000;
const scriptPath = '/js/tenant-config.js';
const scriptTimeoutMs = 2500;

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
function pageParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
}

const fromApi = () =>
  withinMs(apiTimeoutMs, async (signal) => {
    const response = await fetch(apiPath, { credentials: 'same-origin', signal });
    return response.ok ? decodeTenantConfig(await response.json().catch(() => undefined)) : undefined;
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

/** Asks the host, and remembers its configuration. `isOnline` is false if the API has not responded. */
async function ask(): Promise<{ config: TenantConfig | undefined; isOnline: boolean }> {
  let isOnline = true;
  const fetched = await fromApi().catch(() => {
    isOnline = false;
    return undefined;
  });
  const config = fetched ?? (await fromScript().catch(() => undefined));
  if (config !== undefined) rememberTenantConfig(config);
  return { config, isOnline };
}

export type LoadedConfig = {
  config: TenantConfig;
  /**
   * Asks the host for the configuration of the next visit, unless this visit has asked or has a preset one. Rejects when the
   * host cannot be reached.
   */
  refresh: () => Promise<void>;
};

/**
 * Loads the configuration from the first source that has one: preset in the page, remembered from an earlier visit, the
 * API, the fallback script. Without a connection, an older remembered one is better than none. Rejects when no source
 * has one.
 */
export async function loadTenantConfig(): Promise<LoadedConfig> {
  const noRefresh = async () => {};
  // A host may set the configuration anywhere in the page. Waiting also lets the browser paint before it reads storage.
  await pageParsed();
  const presetConfig = preset();
  if (presetConfig !== undefined) return { config: presetConfig, refresh: noRefresh };
  const remembered = recallTenantConfig();
  if (remembered?.isFresh) {
    return {
      config: remembered.config,
      refresh: async () => {
        const { isOnline } = await ask();
        if (!isOnline) throw new Error('The host cannot be reached');
      },
    };
  }
  const { config, isOnline } = await ask();
  const found = config ?? (isOnline ? undefined : remembered?.config);
  if (found === undefined) throw new Error('Firebase configuration is missing or empty');
  return { config: found, refresh: noRefresh };
}
