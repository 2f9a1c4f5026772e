import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { requestsPath } from '../../src/shared/documents/paths.ts';

// In a process of its own, because the module opens Firebase's default app. Prints what firebase-tools reads from the functions.
const script = `import('./functions/src/index.ts').then((functions) => {
  const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint]);
  console.log(JSON.stringify(Object.fromEntries(endpoints)));
})`;
const endpoints = (variables: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, ...variables };
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  return JSON.parse(output) as Record<string, unknown>;
};
const functions = endpoints();
const { api, mailRequest } = functions;

it('deploys two functions, and limits their instances, and thereby the cost of a flood of calls', () => {
  expect(Object.keys(functions)).toEqual(['api', 'mailRequest']);
  // Hosting passes requests to this region: tests/unit/deployment.test.ts.
  const limits = { region: ['us-central1'], availableMemoryMb: 256, maxInstances: 20 };
  expect([api, mailRequest]).toMatchObject([limits, limits]);
});

it('each function has an account of its own if the operator has created them, and only `mailRequest` the mail secret', () => {
  expect(api).not.toHaveProperty('secretEnvironmentVariables');
  // firebase-tools takes null for the project's compute account.
  expect([api, mailRequest]).toMatchObject([{ serviceAccountEmail: null }, { serviceAccountEmail: null }]);
  const own = endpoints({ SERVICE_ACCOUNTS: 'own', GCLOUD_PROJECT: 'cars' });
  const email = (name: string) => ({ serviceAccountEmail: `showroom-${name}@cars.iam.gserviceaccount.com` });
  expect(own).toMatchObject({ api: email('api'), mailRequest: email('mail') });
});

it('everyone can call `api`', () => {
  expect(api).toMatchObject({ httpsTrigger: { invoker: ['public'] } });
});

it('every write of a request calls `mailRequest`, again after a failure', () => {
  expect(mailRequest).toMatchObject({
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    // An attempt may take 500 s.
    timeoutSeconds: 540,
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: `${requestsPath('{tenant}')}/{id}` },
      retry: true,
    },
  });
});

it('answers malformed paths as unknown ones, instead of the functions framework', () => {
  const server = `import { createServer } from 'node:http';
    await import('./functions/src/index.ts');
    const server = createServer(({ url }, response) => response.end(url)).listen(0, '127.0.0.1', async () => {
      for (const path of ['/api/%E0%A4%A', '/%', '/api/tenant-config?x=%E0'])
        console.log(await (await fetch('http://127.0.0.1:' + server.address().port + path)).text());
      process.exit();
    });`;
  const env = { ...process.env, FUNCTION_TARGET: 'api' };
  expect(execFileSync(process.execPath, ['-e', server], { encoding: 'utf8', env })).toBe(
    '/\n/\n/api/tenant-config?x=%E0\n',
  );
});
