import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure, mocked, sb } from 'storybook/test';
import { mapHref } from '../src/components/dealer/contactLinks.ts';
import '../src/components/theme/fonts.css';
import { chromaticModes, isPhotographed, viewports } from '../stories/fixtures/viewports.ts';
import { watchEvents } from './checks/events.ts';
import { chooseControls, nameChoices } from './controls.ts';
import { failOnUnhandledRequests, forgetUnhandledRequests, startWorker } from './msw.ts';
import { globalTypes, initialGlobals, withToolbarGlobals } from './toolbar.tsx';

sb.mock(import('../src/components/dealer/contactLinks.ts'), { spy: true });

// Generous, for busy machines: the same in tests and in the sidebar.
configure({ asyncUtilTimeout: 10_000 });

/** Parameters by tag: Storybook has no other place for them. */
const skipSnapshots: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (!isPhotographed(tags)) parameters['chromatic'] = { disableSnapshot: true };
  return argTypes;
};

/** Streets, in place of a map. */
const map =
  '<body style="color:%23465362;font:16px Arial;background:repeating-linear-gradient(60deg,white 0 9px,transparent 0 90px),repeating-linear-gradient(-20deg,white 0 6px,%23e4e0d8 0 70px)">Map of ';

/** Skips a step if the story has other values from the controls or the URL. */
const runStep: Preview['runStep'] = async (_label, play, context) => {
  const { initialArgs, unmappedArgs } = context;
  if (Object.entries(initialArgs).every(([name, value]) => unmappedArgs[name] === value)) await play(context);
};

const on = { enabled: true };
const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withToolbarGlobals],
  loaders: [mswLoader(startWorker)],
  beforeEach: ({ args }) => {
    forgetUnhandledRequests();
    watchEvents(args);
    // No story needs the network. A download never loads.
    const findType = (address: string) => (address.includes('Slow') ? 'application/zip' : 'text/html');
    mocked(mapHref).mockImplementation((to) => `data:${findType(to)},${map}${encodeURIComponent(to)}`);
  },
  // Not in beforeEach's cleanup: it runs when the next story starts, so the wrong story would fail.
  afterEach: failOnUnhandledRequests,
  runStep,
  argTypesEnhancers: [chooseControls, skipSnapshots],
  argsEnhancers: [nameChoices],
  parameters: {
    layout: 'padded',
    // Saving would store the name of a choice such as 'Failed', not its value.
    controls: { expanded: true, disableSaveFromUI: true },
    a11y: {
      test: 'error',
      options: { rules: { 'target-size': on, 'duplicate-id': on, 'duplicate-id-active': on } },
    },
    options: { storySort: { order: ['Workshop', ['Introduction', 'Overview'], 'Components', 'Screens'] } },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
  },
};
export default preview;
