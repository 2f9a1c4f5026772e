import { checkElements, elementPath, isVisuallyHidden, storybookUi } from './elements.ts';

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
export const findBadPictures = () =>
  checkElements('img', (image) => {
    if (getComputedStyle(image).objectFit === 'fill') return 'is stretched to its box';
    return (
      image.matches(':not([decoding=async], [fetchpriority=high])') && 'blocks scrolling while it is decoded'
    );
  });

/** A box that scrolls without a scrollbar counts too: nothing shows that it scrolls. */
const clips = (overflow: string, scrollbarWidth: string) =>
  overflow === 'hidden' || overflow === 'clip' || (overflow !== 'visible' && scrollbarWidth === 'none');

/** How much wider a box's content is than the box, or how much taller its text: `300 px in 100 px`. */
function cutOff(element: HTMLElement) {
  const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth + 1 && clips(overflowX, scrollbarWidth))
    return `${scrollWidth} px in ${clientWidth} px`;
  // WebKit rounds the sizes of a box and of its content separately.
  const isTaller = element.textContent !== '' && scrollHeight > clientHeight + 2;
  return isTaller && clips(overflowY, scrollbarWidth) && `${scrollHeight} px in ${clientHeight} px`;
}

/** Content wider than the page, or larger than the box that clips it, except in fields and in lists with buttons to scroll. */
export function findOverflow() {
  const page = document.documentElement;
  const clipped = checkElements(':not(input, textarea, select)', (element) => {
    const { scrollSnapType, touchAction } = getComputedStyle(element);
    const isDeclared = scrollSnapType !== 'none' || touchAction === 'none' || isVisuallyHidden(element);
    const sizes = !isDeclared && cutOff(element);
    return sizes && `clips its content: ${sizes}`;
  });
  return [...(page.scrollWidth > page.clientWidth ? ['the page scrolls horizontally'] : []), ...clipped];
}
