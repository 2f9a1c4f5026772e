import { findColorProblems } from './colors.ts';
import { findBadPictures, findMotion } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findTooWide } from './width.ts';

/** Runs the checks that apply to every story, and returns the problems. */
export const findProblems = () => [
  ...findTooWide(),
  ...findMotion(),
  ...findSmallTargets(),
  ...findUnhelpfulFields(),
  ...findCoveredControls(),
  ...findBadPictures(),
  ...findColorProblems(),
];
