import { pathOf, problemsOf, storybooksOwn, visibleElements } from './elements.ts';

/** The minimum sizes of main headings and of other headings, in px. */
const minMainSize = 28;
const minSize = 16;

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Headings whose size contradicts their level: larger than one of a higher level, or too small. Excludes headers and
 * footers, whose headings only label small areas.
 */
export function findMisleadingHeadings() {
  const headings = visibleElements('h1, h2, h3')
    .filter((heading) => heading.closest('header, footer') === null)
    .map((heading) => ({ path: pathOf(heading), level: heading.localName, size: sizeOf(heading) }));
  return headings.flatMap(({ path, level, size }) => {
    const min = level === 'h1' ? minMainSize : minSize;
    const max = Math.min(...headings.filter((other) => other.level < level).map((other) => other.size));
    if (size >= min && size <= max) return [];
    return [`${path} has ${size} px; an ${level} here needs ${min} to ${max} px`];
  });
}

/** The longest transition that reduced motion permits, in s. It may change the opacity only. */
const longestFade = 0.08;

const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));

function moves(element: Element, pseudoElement?: '::before' | '::after') {
  const style = getComputedStyle(element, pseudoElement);
  const fades = style.transitionProperty === 'opacity' && seconds(style.transitionDuration) <= longestFade;
  const isStill = fades || seconds(style.transitionDuration) + seconds(style.transitionDelay) === 0;
  return style.animationName !== 'none' || !isStill || style.scrollBehavior === 'smooth';
}

/** Elements of the story that are animated although the browser prefers reduced motion. */
export const findMotion = () =>
  [document.documentElement, ...document.body.querySelectorAll(`:not(${storybooksOwn}, ${storybooksOwn} *)`)]
    .filter((element) => moves(element) || moves(element, '::before') || moves(element, '::after'))
    .map((element) => `${pathOf(element)} moves under reduced motion`);

/** Pictures that would be distorted in their box, or whose decoding blocks scrolling. */
export const findBadPictures = () => [
  ...problemsOf('img', (image) => getComputedStyle(image).objectFit === 'fill' && 'is stretched to its box'),
  ...problemsOf(
    'img:not([decoding=async], [fetchpriority=high])',
    () => 'blocks scrolling while it is decoded',
  ),
];
