import { runSteps, type Step } from '../checks/runSteps.ts';
import { findBrowser, otherBrowsers, type OtherBrowser } from './findBrowser.ts';

const stepsIn = (browser: OtherBrowser): Step[] => [
  { name: `stories in ${browser}`, command: ['vitest', 'run', '--project', `stories in ${browser}`] },
  {
    name: `site in ${browser}`,
    command: [
      'node',
      'tools/emulators/withEmulators.ts',
      '--all',
      'playwright',
      'test',
      '-c',
      'tests/browsers/playwright.config.ts',
      '--project',
      `${browser} *`,
    ],
  },
];

const missing = otherBrowsers.filter((browser) => findBrowser(browser) === undefined);
const failed = runSteps(otherBrowsers.filter((browser) => !missing.includes(browser)).flatMap(stepsIn));
for (const browser of missing)
  console.warn(`NOT tested in ${browser}. Install it with \`npx playwright install ${browser}\`.`);
process.exitCode = failed > 0 || (missing.length > 0 && process.env['CI']) ? 1 : 0;
