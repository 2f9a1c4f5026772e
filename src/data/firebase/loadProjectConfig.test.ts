import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { builtInId } from '../../shared/projectConfig.ts';
import { loadProjectConfig } from './loadProjectConfig.ts';

const browser = fakeBrowserInEachTest();
const day = 24 * 60 * 60 * 1000;
const config = { firebase: { apiKey: 'key', projectId: 'alpha' } };
const missing = 'Firebase configuration is missing or empty';

const api = vi.fn<() => Promise<Response>>();
const answer = (json: object) => api.mockImplementation(async () => Response.json(json));

const scriptFails = (script: EventTarget) => script.dispatchEvent(new Event('error'));
const scriptSetsConfig = (script: EventTarget) => {
  Object.assign(window, { __TENANT_CONFIG__: config });
  script.dispatchEvent(new Event('load'));
};
const runScript = vi.fn<(script: EventTarget) => unknown>();
const removeScript = vi.fn();

const load = () =>
  loadProjectConfig().then(
    (loaded) => loaded.config,
    ({ message }: Error) => message,
  );

beforeEach(() => {
  runScript.mockReset().mockImplementation(scriptFails);
  Object.assign(browser.page, {
    readyState: 'complete',
    getElementById: () => null,
    createElement: () => Object.assign(new EventTarget(), { remove: removeScript }),
    head: { append: runScript },
  });
  vi.stubGlobal('fetch', api.mockReset());
  answer(config);
});

it.each([
  ['sets it', scriptSetsConfig, 5000, config],
  ['hangs for 2.5 s', () => {}, 7500, missing],
])('waits for the API for 5 s, and then loads a script that %s', async (_, script, ms, expected) => {
  api.mockReturnValue(new Promise(() => {}));
  runScript.mockImplementation(script);
  const loaded = vi.fn();
  void load().then(loaded);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledExactlyOnceWith(expected);
  expect(runScript).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ src: '/js/tenant-config.js' }));
  expect(removeScript).toHaveBeenCalledOnce();
  const sent = { credentials: 'same-origin', signal: expect.objectContaining({ aborted: true }) as unknown };
  expect(api).toHaveBeenCalledExactlyOnceWith('/api/tenant-config', sent);
});

it('ignores the answer of an API that fails', async () => {
  api.mockResolvedValue(Response.json(config, { status: 500 }));
  expect(await load()).toBe(missing);
});

it('claims its Trusted Types policy even without the script', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  await load();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['dealer']);
  expect(runScript).not.toHaveBeenCalled();
});

it('caches the configuration for a day', async () => {
  await load();
  api.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(day - 1);
  expect(await load()).toEqual(config);
  expect(api).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await load()).toBe(missing);
});

const changed = { firebase: { ...config.firebase, projectId: 'beta' } };

it('uses a changed configuration from the next visit on', async () => {
  await load();
  answer(changed);
  const visit = await loadProjectConfig();
  expect(visit.config).toEqual(config);
  await visit.refresh?.();
  expect(await load()).toEqual(changed);
  api.mockRejectedValue(new TypeError('Failed to fetch'));
  runScript.mockImplementation(scriptSetsConfig);
  expect(await visit.refresh?.()).toEqual({ config });
});

it('prefers the built-in configuration to a cached one, and the host’s preset to both', async () => {
  await load();
  const script = { textContent: JSON.stringify(changed) };
  Object.assign(browser.page, { getElementById: (id: string) => (id === builtInId ? script : null) });
  Object.assign(window, { __TENANT_CONFIG__: { firebase: {} } });
  expect(await load()).toEqual(changed);
  Object.assign(browser.page, { readyState: 'loading' });
  const loading = load();
  // As a script at the end of the page would.
  Object.assign(window, { __TENANT_CONFIG__: config });
  browser.fire('readystatechange');
  expect(await loading).toEqual(config);
  expect(api).toHaveBeenCalledOnce();
});

it('never caches a configuration with an initial token, and deletes an earlier one', async () => {
  await load();
  const withToken = { ...config, initialAuthToken: 'secret' };
  answer(withToken);
  const visit = await loadProjectConfig();
  expect(await visit.refresh?.()).toEqual({ config: withToken });
  expect(await load()).toEqual(withToken);
  expect(browser.storage).toEqual({});
});
