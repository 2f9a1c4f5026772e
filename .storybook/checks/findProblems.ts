import { findColorProblems } from './colors.ts';
import { findBadPictures, findMotion } from './content.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { findOverflow } from './overflow.ts';

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
