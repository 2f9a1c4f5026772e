import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// In a process of its own, because the module opens Firebase's default app.
const script = `import('./functions/src/index.ts').then((functions) =>
  console.log(Object.values(functions).map(({ __endpoint }) => __endpoint.maxInstances).join()))`;

it('limits the instances of both functions, and thereby the cost of a flood of calls', () => {
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('20,20\n');
});
