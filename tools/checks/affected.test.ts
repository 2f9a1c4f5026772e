import { expect, it } from 'vitest';
import { scriptsFor } from './affected.ts';

const runtime = [
  'package.json',
  'package-lock.json',
  'functions/package-lock.json',
  'vite.config.ts',
  'vitest.config.ts',
];

it.each<[files: string, scripts: string]>([
  ['src/components/basics/Modal.tsx', 'test:e2e'],
  ['src/components/theme/GlobalStyle.ts src/components/theme/fonts.css', 'test:stories test:e2e'],
  [
    '.storybook/preview.tsx .storybook/toolbar.tsx .storybook/checks/findProblems.ts stories/workshop/contrast.ts',
    'test:stories',
  ],
  ['.storybook/main.ts .storybook/docs.tsx stories/workshop/Tokens.mdx', 'build-storybook'],
  ['public/favicon.svg', 'test:stories test:e2e'],
  ['src/app/main.tsx src/serviceWorker/serviceWorker.ts', 'test:e2e'],
  ['src/shared/documents/vehicles.ts src/shared/text/format.ts', 'test:e2e test:dealer test:deploy'],
  ['src/shared/documents/sampleVehicles.ts firestore.rules tests/rules/rules.test.ts', 'test:rules'],
  ['index.html firebase.json', 'test:e2e test:deploy'],
  ['tests/deploy/api.spec.ts', 'test:deploy'],
  ['functions/src/smtp.ts', 'test:dealer test:deploy'],
  ['cli/dealer/connect.ts cli/confirm.ts', 'test:dealer'],
  ['cli/dealer/commands/setSeeding.ts', 'test:rules test:dealer'],
  ['tests/e2e/site.ts', 'test:e2e test:deploy'],
  ['tests/browsers/fixtures.ts tools/browsers/webKit.ts', 'test:browsers'],
  ['tools/vite/pageHead.ts', 'test:e2e test:deploy test:support'],
  ['tools/emulators/withEmulators.ts', 'test:rules test:dealer test:e2e test:deploy'],
  [`${runtime.join(' ')} .ci/run no/such/file`, 'test'],
])('a change of %s runs at least %s', (files, scripts) => {
  const chosen = files.split(' ').map((file) => [...scriptsFor([file]).keys()]);
  expect(chosen).toEqual(chosen.map(() => expect.arrayContaining(scripts.split(' ')) as unknown));
});
