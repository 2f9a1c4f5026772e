import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recallTenantConfig, rememberTenantConfig } from './rememberedConfig.ts';

const day = 24 * 60 * 60 * 1000;
const config = { firebase: { apiKey: 'key', projectId: 'alpha' } };
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the remembered configuration', () => {
  it('is fresh for a day, and lasts a week', () => {
    expect(recallTenantConfig()).toBeUndefined();
    rememberTenantConfig(config);
    vi.advanceTimersByTime(day - 1);
    expect(recallTenantConfig()).toEqual({ config, isFresh: true });
    vi.advanceTimersByTime(1);
    expect(recallTenantConfig()).toEqual({ config, isFresh: false });
    vi.advanceTimersByTime(6 * day - 1);
    expect(recallTenantConfig()).toEqual({ config, isFresh: false });
    vi.advanceTimersByTime(1);
    expect(recallTenantConfig()).toBeUndefined();
  });

  it('is ignored when it is from the future', () => {
    rememberTenantConfig(config);
    vi.setSystemTime(Date.now() - 1);
    expect(recallTenantConfig()).toBeUndefined();
  });

  it('is never one with an initial token, which also replaces an earlier one', () => {
    rememberTenantConfig(config);
    rememberTenantConfig({ ...config, initialAuthToken: 'secret' });
    expect(recallTenantConfig()).toBeUndefined();
    expect([...stored.values()].join()).not.toContain('secret');
  });

  it('is absent when the browser has no localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberTenantConfig(config);
    expect(recallTenantConfig()).toBeUndefined();
  });

  it('is decoded as untrusted input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        stored.set('showroom configuration', JSON.stringify({ savedAt: Date.now(), config: anything }));
        const { firebase } = recallTenantConfig()?.config ?? config;
        expect(Object.keys(firebase)).not.toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        stored.set('showroom configuration', text);
        expect(recallTenantConfig()).toBeUndefined();
      }),
    );
  });
});
