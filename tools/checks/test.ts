import { installRequirements } from './installRequirements.ts';
import { runSteps } from './runSteps.ts';

const scripts = [
  'test:audit',
  'typecheck',
  'lint',
  'test:unit',
  'test:stories',
  'build-storybook',
  'test:tools',
  'test:rules',
  'test:dealer',
  'test:e2e',
  'test:deploy',
  'test:support',
  'test:browsers',
];

const missing = installRequirements();
if (missing.length > 0) {
  console.error(`Install ${missing.join(' and ')}, then run the tests again.`);
  process.exit(1);
}
process.exitCode = runSteps(scripts.map((name) => ({ name, command: ['npm', 'run', '--silent', name] })));
