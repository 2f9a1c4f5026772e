import { findColorProblems } from './colors.ts';
import { findBadPictures, findMisleadingHeadings, findMotion } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findTooWide } from './width.ts';

/** What is wrong with the page, as far as no story needs to say so. */
export const findProblems = () => [
  ...findTooWide(),
  ...findMotion(),
  ...findMisleadingHeadings(),
  ...findSmallTargets(),
  ...findUnhelpfulFields(),
  ...findCoveredControls(),
  ...findBadPictures(),
  ...findColorProblems(),
];
