import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { requestsPath } from '../../src/shared/documents/paths.ts';

// In a process of its own, because the module opens Firebase's default app. Prints what firebase-tools reads from the functions.
const script = `import('./functions/src/index.ts').then(({ api, mailRequest }) =>
  console.log(JSON.stringify([api.__endpoint, mailRequest.__endpoint])))`;
const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
const [api, mailRequest] = JSON.parse(output) as unknown[];

it('limits the instances of both functions, and thereby the cost of a flood of calls', () => {
  // Hosting passes requests to this region: tests/unit/deployment.test.ts.
  const limits = { region: ['us-central1'], availableMemoryMb: 256, maxInstances: 20 };
  expect([api, mailRequest]).toMatchObject([limits, limits]);
});

it('everyone can call `api`', () => {
  expect(api).toMatchObject({ httpsTrigger: { invoker: ['public'] } });
});

it('every write of a request calls `mailRequest`, again after a failure', () => {
  expect(mailRequest).toMatchObject({
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: `${requestsPath('{tenant}')}/{id}` },
      retry: true,
    },
  });
});
