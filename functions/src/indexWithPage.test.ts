import { expect, it, vi } from 'vitest';
import { answerPage } from './page.ts';

vi.mock('./page.ts', () => ({ answerPage: vi.fn() }));

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

it('lets no script of another origin read an answer', async () => {
  vi.resetModules();
  vi.stubEnv('FUNCTION_TARGET', 'page');
  const { page } = await import('./indexWithPage.ts');
  expect(Reflect.get(page, '__endpoint')).toMatchObject({ minInstances: 0 });
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
  const response = { setHeader: vi.fn(), getHeader: () => undefined, on: () => {}, end: () => {} };
  await Reflect.apply(page, undefined, [{ method: 'OPTIONS', headers }, response]);
  expect(response.setHeader).not.toHaveBeenCalled();
  expect(answerPage).toHaveBeenCalledOnce();
});
