import { remove } from '../../browser/storage.ts';
import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { builtInId, decodeProjectConfig, type ProjectConfig } from '../../shared/projectConfig.ts';
import { readCached, writeCached } from '../cache/cachedFields.ts';

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

/** Returns a configuration to decode, or rejects. */
type Source = () => Promise<unknown>;

const preset: Source = async () => window.__TENANT_CONFIG__;

/** The configuration that `npm run build` wrote into the page, if any. */
const builtIn: Source = async () => JSON.parse(document.getElementById(builtInId)?.textContent ?? 'null');

const cached: Source = async () => readCached(cacheKey, maxAgeMs)?.['config'];

const api: Source = () =>
  withinMs(apiTimeoutMs, async (signal) => {
    const response = await fetch(apiPath, { credentials: 'same-origin', signal });
    return response.ok ? response.json() : undefined;
  });

const script: Source = async () => {
  const element = document.createElement('script');
  element.src = trustedScriptUrl('dealer', scriptPath);
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
  });
  document.head.append(element);
  await withinMs(scriptTimeoutMs, () => loaded).finally(() => element.remove());
  return preset();
};

const host = [api, script];
/** In order of precedence. */
const sources = [preset, builtIn, cached, ...host];

/** Resolves when the whole page has been parsed, which is before its deferred scripts run. */
async function pageParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, { once: true });
    });
}

/**
 * Stores a configuration of the host's for later visits, unless it has an initial token, which is valid for one visit.
 */
function store(config: ProjectConfig): void {
  if (config.initialAuthToken === undefined) writeCached(cacheKey, { config });
  else remove(cacheKey);
}

type Loaded = {
  config: ProjectConfig;
  /** Asks the host for the configuration of the next visit. Absent unless this visit uses a cached one. */
  refresh?: () => Promise<unknown>;
};

async function firstOf(candidates: readonly Source[]): Promise<Loaded> {
  for (const source of candidates) {
    const config = decodeProjectConfig(await source().catch(() => undefined));
    if (config === undefined) continue;
    if (host.includes(source)) store(config);
    return source === cached ? { config, refresh: () => firstOf(host) } : { config };
  }
  throw new Error('Firebase configuration is missing or empty');
}

/** Loads the configuration from the first source that has one. Rejects when none has. */
export async function loadProjectConfig(): Promise<Loaded> {
  // A host may set the configuration anywhere in the page. Waiting also lets the browser paint before it reads storage.
  await pageParsed();
  // Even without the script: otherwise, other code could claim the policy's name.
  trustedScriptUrl('dealer', scriptPath);
  return firstOf(sources);
}
