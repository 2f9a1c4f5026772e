import { findClippedContent } from './clippedContent.ts';
import { findWrongScheme } from './colorScheme.ts';
import { findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findCoveredControls } from './coveredControls.ts';
import { findFaintParts } from './faintParts.ts';
import { findMissingOutlines } from './focusOutline.ts';
import { findMisleadingHeadings } from './headings.ts';
import { findMotion } from './motion.ts';
import { findBadPictures } from './pictures.ts';

function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? ['the page scrolls horizontally'] : [];
}

/** What can be right in one colour scheme and wrong in the other. The last check moves the focus. */
export const findColorProblems = () => [...findWrongScheme(), ...findFaintParts(), ...findMissingOutlines()];

/** What is wrong with the page, as far as no story needs to say so. */
export const findProblems = () => [
  ...findOverflow(),
  ...findClippedContent(),
  ...findMotion(),
  ...findSmallTargets(),
  ...findUnhelpfulFields(),
  ...findCoveredControls(),
  ...findMisleadingHeadings(),
  ...findBadPictures(),
  ...findColorProblems(),
];
