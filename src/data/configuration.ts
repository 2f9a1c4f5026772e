import { fieldsOf, present, textOf } from './decode';
import type { TenantConfig } from './model';

const apiPath = '/api/tenant-config';
const apiTimeoutMs = 5000;
const scriptPath = '/js/tenant-config.js';
const scriptTimeoutMs = 2500;

type ScriptUrls = { createScriptURL: (url: string) => string };

declare global {
  interface Window {
    /** Trusted Types, where the browser has them; then a script's address must come from a policy. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };
    /** Set by the page's host, or by the fallback script. Anyone may have written it. */
    __TENANT_CONFIG__?: unknown;
  }
}

/** The configuration that a value holds, or nothing when its `firebase` is missing or empty. */
export function decodeTenantConfig(raw: unknown): TenantConfig | undefined {
  const { firebase: rawFirebase, emulators, initialAuthToken } = fieldsOf(raw);
  const firebase = fieldsOf(rawFirebase);
  if (Object.keys(firebase).length === 0) return undefined;
  const { auth: rawAuth, firestore: rawFirestore } = fieldsOf(emulators);
  const auth = textOf(rawAuth);
  const firestore = textOf(rawFirestore);
  return {
    firebase,
    ...present({
      emulators: auth !== undefined && firestore !== undefined ? { auth, firestore } : undefined,
      initialAuthToken: textOf(initialAuthToken),
    }),
  };
}

async function fetchFromApi(): Promise<TenantConfig | undefined> {
  const response = await fetch(apiPath, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(apiTimeoutMs),
  });
  return response.ok ? decodeTenantConfig(await response.json()) : undefined;
}

/** The fallback script's address as the page's Trusted Types policy `dealer` lets it pass: this one and no other. */
function trustedScriptUrl(): string {
  const policy = window.trustedTypes?.createPolicy('dealer', {
    createScriptURL: (url) => {
      if (url !== scriptPath) throw new TypeError(`No script of this site: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(scriptPath) ?? scriptPath;
}

function loadFromScript(): Promise<TenantConfig | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (config?: TenantConfig) => {
      clearTimeout(timer);
      script.remove();
      resolve(config);
    };
    const timer = setTimeout(settle, scriptTimeoutMs);
    script.addEventListener('load', () => settle(decodeTenantConfig(window.__TENANT_CONFIG__)));
    script.addEventListener('error', () => settle());
    script.src = trustedScriptUrl();
    document.head.append(script);
  });
}

const preset = () => decodeTenantConfig(window.__TENANT_CONFIG__);

/** Settles when all of the page has been read, which is before its deferred scripts run. */
function pageRead(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
}

/** A host may set it anywhere in the page, also after the script that asks for it. */
const presetAnywhere = async () => preset() ?? (await pageRead().then(preset));

/**
 * The configuration from the first of its three sources that has one (decisions, 'Configuration'): preset on the
 * page, the API, the fallback script. Never rejects; nothing means that no source has one.
 */
export async function loadTenantConfig(): Promise<TenantConfig | undefined> {
  return (
    (await presetAnywhere()) ?? (await fetchFromApi().catch(() => undefined)) ?? (await loadFromScript())
  );
}
