import type { Request, Response } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';
import { handleRequest } from './api.ts';

vi.mock('firebase-functions/logger');

it('gives no initial token of the configuration to the public', async () => {
  const firebase = { apiKey: 'key', projectId: 'cars' };
  vi.stubEnv('TENANT_CONFIG', JSON.stringify({ firebase, initialAuthToken: 'secret' }));
  const json = vi.fn<(body: unknown) => void>();
  const response = { set: () => response, json };
  await handleRequest(
    { path: '/api/tenant-config', method: 'GET' } as Request,
    response as unknown as Response,
  );
  vi.unstubAllEnvs();
  expect(json).toHaveBeenCalledWith({ firebase });
});
