import { installRequirements } from './installRequirements.ts';
import { acceptMissingBrowsers, storiesIn } from './otherBrowsers.ts';
import { npmScript, runLanes } from './runSteps.ts';

const missing = installRequirements();
if (missing.length > 0) {
  console.error(`Install ${missing.join(' and ')}, or run the tests once as root to install them.`);
  process.exit(1);
}

// The lanes take about the same time on two cores. `test:support` builds the site for the emulators.
const isPassed =
  (await runLanes(
    [npmScript('test:unit'), npmScript('test:stories')],
    [
      ...['test:audit', 'typecheck', 'lint', 'build-storybook'].map(npmScript),
      {
        name: 'visual',
        command: 'npm run --silent test:visual -- --built storybook-static --only modal--open',
      },
      ...storiesIn('webkit'),
      ...storiesIn('firefox'),
      npmScript('test:support'),
    ],
  )) &&
  (await runLanes([
    {
      name: 'emulators',
      command:
        'vite build functions --logLevel warn && node tools/emulators/withEmulators.ts --all node tools/checks/testOnEmulators.ts',
    },
    // Last, because it builds the site again, for the server's page.
    npmScript('test:deploy'),
  ]));
process.exitCode = acceptMissingBrowsers() && isPassed ? 0 : 1;
