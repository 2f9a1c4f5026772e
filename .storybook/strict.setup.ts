import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure, waitFor } from 'storybook/test';
import { afterEach, beforeEach, chai, expect, vi } from 'vitest';
import { cdp, server } from 'vitest/browser';
import { findMissingEdges } from './checks/controls.ts';
import { findUnexpectedEvents } from './checks/events.ts';
import { findColorProblems, findProblems } from './checks/findProblems.ts';
import { findMissingOutlines } from './checks/focusOutline.ts';
import { incidents } from './checks/incidents.ts';
import { findStaleProps } from './checks/liveProps.tsx';
import { listOutline } from './checks/outline.ts';
import { findFaintPrint, findWrongColors } from './checks/palette.ts';
import { findMissingStates } from './checks/states.ts';

/** Testing Library's own message contains the accessible roles and the whole document. */
function getElementError(message: string | null) {
  const error = new Error(message?.split('\n\nHere are the')[0]);
  Error.captureStackTrace(error, getElementError);
  // By this name, Testing Library knows the errors to which it gives the stack of the story.
  error.name = 'TestingLibraryElementError';
  return error;
}

configure({ getElementError });
// Failures name the values, not only their number.
chai.config.truncateThreshold = 1000;

beforeEach(() => {
  // Stories of all files share a page.
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  incidents.length = 0;
});

const emulate = (scheme: 'light' | 'dark', forcedColors = 'none', media = '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'forced-colors', value: forcedColors },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Runs axe's rules about colours. Storybook's addon runs all rules, but only in the light scheme. */
async function findUnreadableText() {
  const rules = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const { violations } = await axe.run({ exclude: [['iframe']] }, rules);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
}

/** Whether the order and the names are not those of another state. */
const isOutlined = ({ tags, globals }: ComposedStoryFn) =>
  globals['viewport']?.value === undefined && !/state:(long|narrow|interaction|live)/.test(tags.join());

afterEach(async (context) => {
  // Storybook's plugin adds the story to the context.
  const { story, task } = context as typeof context & { story: ComposedStoryFn };
  // Only stories that test these checks declare problems.
  const {
    light = [],
    dark = [],
    axe: rule,
    // Storybook's “Run tests” reports what axe finds, but does not fail the story.
    failure = import.meta.env['VITEST_STORYBOOK'] === 'false' && rule,
  } = story.parameters['problems'] ?? {};
  // As much as a person reads, without Storybook's link: axe and snapshots describe each element.
  const shorten = (text: string) => text.split('\n', 30).join('\n');
  for (const error of task.result?.errors ?? []) {
    error.message = shorten(error.message.replace(/\n*.*Click to debug .*\n+/, ''));
    if (error.diff !== undefined) error.diff = shorten(error.diff);
  }
  // Pictures fail and code arrives after the story has rendered.
  await vi.dynamicImportSettled();
  await waitFor(() => expect(findMissingStates(story.tags)).toEqual([]));
  // The other engines present roles and draw colours alike.
  const isState =
    server.browser === 'chromium' &&
    /\/stories\/(components|screens)\//.test(task.file.filepath) &&
    story.tags.some((tag) => tag.startsWith('state:'));
  const outline = listOutline();
  const problems = [...incidents.splice(0), ...findProblems(), ...findUnexpectedEvents(story.args)];
  expect([...problems, ...(isState ? findWrongColors() : [])]).toEqual(light);
  if (isState) {
    expect(await findStaleProps(story, task.file.filepath), 'live props').toEqual([]);
    await emulate('light', 'none', 'print');
    const [onPaper, faint] = [listOutline(), findFaintPrint()];
    await emulate('light');
    const paper = onPaper === outline ? '' : `\non paper:\n${onPaper}`;
    if (isOutlined(story)) expect(outline + paper).toMatchSnapshot();
    expect(faint, 'on paper').toEqual([]);
  }
  // The other engines cannot change the scheme of an open page.
  if (server.browser === 'chromium') {
    await emulate('dark');
    try {
      if (story.tags.includes('dark')) await story.run();
      const problems = [...incidents.splice(0), ...(await findUnreadableText()), ...findColorProblems()];
      expect([...problems, ...(isState ? findWrongColors() : [])], 'in the dark scheme').toEqual(dark);
      if (story.tags.includes('state:interaction')) {
        await emulate('dark', 'active');
        expect([...findMissingEdges(), ...findMissingOutlines()], 'in a contrast theme').toEqual([]);
      }
    } finally {
      await emulate('light');
    }
  }
  if (!failure) return;
  expect(task.result?.errors?.map(({ message }) => message)).toEqual([expect.stringContaining(failure)]);
  // As expected: Vitest turns this failure into a success.
  Object.assign(task, { fails: true });
});
