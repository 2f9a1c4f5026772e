import { parseOptions } from '../parseOptions.ts';
import { acceptMissingBrowsers, storiesIn } from './otherBrowsers.ts';
import { runLanes } from './runSteps.ts';

const { values } = parseOptions({ options: { all: { type: 'boolean', default: false } } });
if (values.all) process.env['TEST_ALL'] = 'true';
const smoke = {
  name: 'smoke',
  command:
    'node tools/emulators/withEmulators.ts --all playwright test -c tests/browsers/playwright.config.ts',
};
const isPassed = (await runLanes(storiesIn('firefox'), storiesIn('webkit'))) && (await runLanes([smoke]));
process.exitCode = acceptMissingBrowsers() && isPassed ? 0 : 1;
