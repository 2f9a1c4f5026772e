import { afterEach, beforeEach, expect } from 'vitest';
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
  addEventListener('submit', stayOnPage);
  addEventListener('click', stayOnPage);
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    original(...args);
  };
});

afterEach(() => {
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
  expect(findFaintParts(), 'contrast').toEqual([]);
  expect(findMisleadingHeadings(), 'headings').toEqual([]);
  expect(findBadPictures(), 'pictures').toEqual([]);
  expect(findWrongScheme(), 'colour scheme').toEqual([]);
  // Last, because it moves the focus.
  expect(findMissingOutlines(), 'focus must be visible').toEqual([]);
});
