import { checkElements, elementPath, storybookUi } from './elements.ts';

/** The longest transition that reduced motion permits, in s. It may change the opacity only. */
const longestFade = 0.08;

const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));

function moves(element: Element, pseudoElement?: '::before' | '::after') {
  const style = getComputedStyle(element, pseudoElement);
  const fades = style.transitionProperty === 'opacity' && seconds(style.transitionDuration) <= longestFade;
  const isStill = fades || seconds(style.transitionDuration) + seconds(style.transitionDelay) === 0;
  return style.animationName !== 'none' || !isStill || style.scrollBehavior === 'smooth';
}

/** Elements of the story that move although the visitor prefers reduced motion. */
export const findMotion = () =>
  [document.documentElement, ...document.body.querySelectorAll(`:not(${storybookUi}, ${storybookUi} *)`)]
    .filter((element) => moves(element) || moves(element, '::before') || moves(element, '::after'))
    .map((element) => `${elementPath(element)} moves under reduced motion`);

/** Pictures that would be distorted in their box, or whose decoding blocks scrolling. */
export const findBadPictures = () => [
  ...checkElements(
    'img',
    (image) => getComputedStyle(image).objectFit === 'fill' && 'is stretched to its box',
  ),
  ...checkElements(
    'img:not([decoding=async], [fetchpriority=high])',
    () => 'blocks scrolling while it is decoded',
  ),
];
