import { findColorProblems } from './colors.ts';
import { findBadPictures, findMotion } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findTooWide } from './width.ts';

/** The problems that every story is checked for, without an assertion of its own. */
export const findProblems = () => [
  ...findTooWide(),
  ...findMotion(),
  ...findSmallTargets(),
  ...findUnhelpfulFields(),
  ...findCoveredControls(),
  ...findBadPictures(),
  ...findColorProblems(),
];
