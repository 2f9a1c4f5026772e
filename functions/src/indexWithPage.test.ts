import { expect, it, vi } from 'vitest';

it('`page` has the limits and the account of its own that the other functions have, and an instance that is ready on request', async () => {
  vi.stubEnv('FUNCTION_TARGET', 'page');
  vi.stubEnv('SERVICE_ACCOUNTS', 'own');
  vi.stubEnv('GCLOUD_PROJECT', 'cars');
  vi.stubEnv('PAGE_MIN_INSTANCES', '1');
  const { page } = await import('./indexWithPage.ts');
  // What firebase-tools reads.
  expect(Reflect.get(page, '__endpoint')).toMatchObject({
    region: ['us-central1'],
    availableMemoryMb: 256,
    maxInstances: 20,
    minInstances: 1,
    serviceAccountEmail: 'showroom-page@cars.iam.gserviceaccount.com',
    httpsTrigger: { invoker: ['public'] },
  });
});
