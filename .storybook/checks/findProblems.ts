import { minContrast } from '../../stories/workshop/colorUses.ts';
import { findBadPictures, findMotion, findOverflow } from './content.ts';
import { contrastOn, findBackground } from './contrast.ts';
import { findCoveredControls, findSmallTargets, findUnhelpfulFields } from './controls.ts';
import { checkElements, fields } from './elements.ts';
import { findMissingOutlines } from './focusOutline.ts';

/** Reports a page that ignores the preferred colour scheme. */
function findWrongScheme() {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { colorScheme } = getComputedStyle(document.documentElement);
  const { backgroundColor } = getComputedStyle(document.body);
  const isDark = contrastOn(backgroundColor, 'white') > contrastOn(backgroundColor, 'black');
  const isRight = colorScheme.includes(scheme) && isDark === (scheme === 'dark');
  return isRight ? [] : [`the page has the scheme ${colorScheme} on ${backgroundColor} instead of ${scheme}`];
}

/** Texts and borders of controls that are hard to see. */
const findFaintParts = () => [
  // axe does not check placeholders, the labels of disabled buttons, and texts in elements with `display: contents`.
  ...checkElements(
    'button:disabled, [aria-disabled=true], [data-interaction] button, input:placeholder-shown',
    (element) => {
      const { color, opacity } = getComputedStyle(element, element.matches('input') ? '::placeholder' : null);
      const ratio = contrastOn(findBackground(element), color, Number(opacity));
      // A button that only a pointer or the focus shows.
      return opacity !== '0' && ratio < minContrast.text && `has a text contrast of only ${ratio.toFixed(1)}`;
    },
  ),
  ...checkElements(`${fields}, [type=checkbox]:not(:checked)`, (element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    if (borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1) return 'has no border';
    const ratio = contrastOn(findBackground(element), borderTopColor);
    return ratio < minContrast.edge && `has a border contrast of only ${ratio.toFixed(1)}`;
  }),
];

/** The checks whose results depend on the colour scheme. The last one moves the focus. */
export const findColorProblems = () => [...findWrongScheme(), ...findFaintParts(), ...findMissingOutlines()];

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
