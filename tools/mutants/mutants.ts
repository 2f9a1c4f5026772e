import { boundaries } from './list/boundaries.ts';
import { colors } from './list/colors.ts';
import { emphasis } from './list/emphasis.ts';
import { nativeEvents } from './list/events.ts';
import { focusIndication } from './list/focus.ts';
import { inputHints, validation } from './list/inputs.ts';
import { keyboard } from './list/keyboard.ts';
import { layout } from './list/layout.ts';
import { lifecycle, scrolling } from './list/lifecycle.ts';
import { linksAndFrames } from './list/links.ts';
import { motion } from './list/motion.ts';
import type { Mutant } from './mutant.ts';
import { order } from './list/order.ts';
import { pictures } from './list/pictures.ts';
import { position } from './list/position.ts';
import { liveRegions, rolesAndNames } from './list/semantics.ts';
import { states } from './list/states.ts';
import { targetSizes } from './list/targets.ts';
import { formatting, texts } from './list/texts.ts';

/** All mutants, by what they break. */
export const mutantsByKind: Readonly<Record<string, readonly Mutant[]>> = {
  'focus indication': focusIndication,
  motion,
  'input hints': inputHints,
  validation,
  'target sizes': targetSizes,
  pictures,
  emphasis,
  position,
  'native events': nativeEvents,
  'roles and names': rolesAndNames,
  'live regions': liveRegions,
  texts,
  formatting,
  order,
  boundaries,
  states,
  keyboard,
  'links and frames': linksAndFrames,
  colors,
  layout,
  scrolling,
  lifecycle,
};
