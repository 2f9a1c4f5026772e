import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTenantConfig } from './configuration';

const firebase = { apiKey: 'key', projectId: 'project' };
const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };

describe('decodeTenantConfig', () => {
  it('takes a complete configuration as it is', () => {
    const config = { firebase, emulators, initialAuthToken: 'token' };
    expect(decodeTenantConfig(config)).toEqual(config);
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { firebase: {} },
    { firebase: null },
    { firebase: 'key' },
    { firebase: [1] },
  ])('finds none in %j', (raw) => {
    expect(decodeTenantConfig(raw)).toBeUndefined();
  });

  it('leaves out emulators that are not whole and a token that is blank', () => {
    const config = { firebase, emulators: { auth: emulators.auth }, initialAuthToken: ' ' };
    expect(decodeTenantConfig(config)).toEqual({ firebase });
  });

  it('gives a configuration with a firebase that is not empty, or none, for any value at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ firebase: fc.anything(), emulators: fc.anything() })),
        (raw) => {
          const config = decodeTenantConfig(raw);
          expect(config === undefined || Object.keys(config.firebase).length > 0).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
