import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTenantConfig } from './configuration.ts';

describe('loadTenantConfig', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reports a missing configuration when the page may not create a Trusted Types policy', async () => {
    vi.stubGlobal('window', {
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('Policy "dealer" disallowed.');
        },
      },
    });
    vi.stubGlobal('document', {
      readyState: 'complete',
      getElementById: () => null,
      createElement: () => ({ remove: () => {} }),
    });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(loadTenantConfig()).rejects.toThrow('Firebase configuration is missing or empty');
  });
});
