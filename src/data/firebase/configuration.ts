import { withinMs } from '../withinMs.ts';
import { builtInId, decodeTenantConfig, type TenantConfig } from './tenantConfig.ts';

const apiPath = '/api/tenant-config';
const apiTimeoutMs = 5000;
const scriptPath = '/js/tenant-config.js';
const scriptTimeoutMs = 2500;

type ScriptUrls = { createScriptURL: (url: string) => string };

declare global {
  interface Window {
    /** Trusted Types, in browsers that support them. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };
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

/** A host may set the configuration anywhere in the page, even after the script that asks for it. */
const presetAnywhere = async () => preset() ?? (await pageParsed().then(preset));

const fromApi = () =>
  withinMs(apiTimeoutMs, async (signal) => {
    const response = await fetch(apiPath, { credentials: 'same-origin', signal });
    return response.ok ? decodeTenantConfig(await response.json()) : undefined;
  });

/** Returns the fallback script's URL, approved by the Trusted Types policy `dealer`, which rejects every other URL. */
function trustedScriptUrl(): string {
  const policy = window.trustedTypes?.createPolicy('dealer', {
    createScriptURL: (url) => {
      if (url !== scriptPath) throw new TypeError(`Not the tenant configuration script: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(scriptPath) ?? scriptPath;
}

async function fromScript(): Promise<TenantConfig | undefined> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl();
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  document.head.append(script);
  return withinMs(scriptTimeoutMs, () => loaded)
    .then(preset)
    .finally(() => script.remove());
}

const ignoreFailure = () => undefined;

/**
 * Loads the configuration from the first source that has one: preset in the page, the API, the fallback script.
 * Rejects when none has.
 */
export async function loadTenantConfig(): Promise<TenantConfig> {
  const config =
    (await presetAnywhere()) ??
    (await fromApi().catch(ignoreFailure)) ??
    (await fromScript().catch(ignoreFailure));
  if (config === undefined) throw new Error('Firebase configuration is missing or empty');
  return config;
}
