import { expect, it, vi } from 'vitest';
import { aFile, tempPath } from '../tests/unit/tempFile.ts';
import { googleAccessToken } from './googleLogin.ts';

const account = { type: 'service_account', client_email: 'a@b.example', private_key: 'broken' };

it.each([
  ['missing', undefined, 'does not exist'],
  ['not JSON', '{', 'in JSON at position'],
  ['no account', '{}', 'does not contain a client_email field'],
  ['an account with a broken key', JSON.stringify(account), 'unsupported'],
])('explains in one line that the credentials file is %s', async (_content, content, reason) => {
  const file = content === undefined ? tempPath('missing.json') : aFile(content, 'json');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', file);
  const message = await googleAccessToken('north-cars').catch((error: Error) => error.message);
  expect(message).toMatch(/^GOOGLE_APPLICATION_CREDENTIALS names .*\.json, which cannot be used: .+$/);
  expect(message).toContain(reason);
});
