import { findColorProblems } from './colors.ts';
import { findBadPictures, findMotion, findOverflow } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';

/** Runs the checks that apply to every story, and returns the problems. */
export const findProblems = () => [
  ...findOverflow(),
  ...findMotion(),
  ...findSmallTargets(),
  ...findUnhelpfulFields(),
  ...findCoveredControls(),
  ...findBadPictures(),
  ...findColorProblems(),
];
