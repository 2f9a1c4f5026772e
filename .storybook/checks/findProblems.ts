import { findColorProblems } from './colors.ts';
import { findBadPictures, findMisleadingHeadings, findMotion } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findTooWide } from './width.ts';

/** The problems that every story is checked for, without an assertion of its own. */
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
