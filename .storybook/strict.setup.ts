import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { cdp, server } from 'vitest/browser';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { findClippedContent } from './checks/clippedContent.ts';
import { findWrongScheme } from './checks/colorScheme.ts';
import { findSmallTargets, findUnhelpfulFields } from './checks/controls.ts';
import { findCoveredControls } from './checks/coveredControls.ts';
import { findFaintParts } from './checks/faintParts.ts';
import { pathOf } from './checks/elements.ts';
import { findMissingOutlines } from './checks/focusOutline.ts';
import { findMisleadingHeadings } from './checks/headings.ts';
import { findMotion } from './checks/motion.ts';
import { findBadPictures } from './checks/pictures.ts';

// Testing Library's own message contains the accessible roles and the whole document.
configure({
  getElementError: (message, container) => {
    const [reason = ''] = (message ?? '').split('\n\nHere are the');
    return new Error(`${reason}\nin ${pathOf(container)}`);
  },
});

const errors: string[] = [];
const navigations: string[] = [];
const original = console.error;

/** Records a native action that would leave the page, and prevents it. */
function stayOnPage(event: Event) {
  const target = event.target as Element;
  if (event.defaultPrevented || (event.type === 'click' && target.closest('a[href]') === null)) return;
  navigations.push(`${event.type} on ${pathOf(target)}`);
  event.preventDefault();
}

beforeEach(() => {
  errors.length = 0;
  navigations.length = 0;
  // Stories of all files share a page.
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  addEventListener('submit', stayOnPage);
  addEventListener('click', stayOnPage);
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    original(...args);
  };
});

/** Emulates `prefers-color-scheme` in the open page. */
const prefer = (scheme: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** What can be right in one colour scheme and wrong in the other. */
function expectGoodColors() {
  expect(findWrongScheme(), 'colour scheme').toEqual([]);
  expect(findFaintParts(), 'contrast').toEqual([]);
  // Last, because it moves the focus.
  expect(findMissingOutlines(), 'focus must be visible').toEqual([]);
}

/** Storybook's addon runs all of axe's rules, but only in the light scheme. */
async function expectReadableText() {
  const rules = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const { violations } = await axe.run({ exclude: [['iframe']] }, rules);
  const problems = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  expect(problems, 'contrast of text').toEqual([]);
}

afterEach(async (context) => {
  console.error = original;
  removeEventListener('submit', stayOnPage);
  removeEventListener('click', stayOnPage);
  expect(errors, 'console.error during the story').toEqual([]);
  expect(navigations, 'the story must not navigate').toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'the page must not scroll horizontally').toBeLessThanOrEqual(clientWidth);
  expect(findClippedContent(), 'content must not be wider than the box that clips it').toEqual([]);
  expect(findMotion(), 'reduced motion').toEqual([]);
  expect(findSmallTargets(), 'target sizes').toEqual([]);
  expect(findUnhelpfulFields(), 'form fields').toEqual([]);
  expect(findCoveredControls(), 'covered controls').toEqual([]);
  expect(findMisleadingHeadings(), 'headings').toEqual([]);
  expect(findBadPictures(), 'pictures').toEqual([]);
  expectGoodColors();
  // The other engines cannot change the scheme of an open page.
  if (server.browser !== 'chromium') return;
  await prefer('dark');
  try {
    // Storybook's plugin adds the story to the context.
    const { story } = context as typeof context & { story: ComposedStoryFn };
    if (story.tags.includes('dark')) await story.run();
    await expectReadableText();
    expectGoodColors();
  } finally {
    await prefer('light');
  }
});
