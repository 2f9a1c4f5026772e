import { isVisuallyHidden, problemsOf } from './elements.ts';

/** Without a scrollbar, nothing shows that there is more to scroll to. */
const clips = (overflow: string, scrollbarWidth: string) =>
  overflow === 'hidden' || overflow === 'clip' || (overflow !== 'visible' && scrollbarWidth === 'none');

/** What a box cuts off of its content's width, or of the height of its text: `300 px in 100 px`. */
function cutOff(element: HTMLElement) {
  const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth + 1 && clips(overflowX, scrollbarWidth))
    return `${scrollWidth} px in ${clientWidth} px`;
  return (
    element.textContent !== '' &&
    // WebKit rounds a box and its content apart.
    scrollHeight > clientHeight + 2 &&
    clips(overflowY, scrollbarWidth) &&
    `${scrollHeight} px in ${clientHeight} px`
  );
}

/**
 * What is wider than the page, or larger than the box that clips it. A list that snaps has buttons to scroll it, and so has
 * what handles touch itself. A field scrolls its text.
 */
export function findTooWide() {
  const page = document.documentElement;
  const clipped = problemsOf(':not(input, textarea, select)', (element) => {
    const { scrollSnapType, touchAction } = getComputedStyle(element);
    const isDeclared = scrollSnapType !== 'none' || touchAction === 'none' || isVisuallyHidden(element);
    const sizes = !isDeclared && cutOff(element);
    return sizes && `clips its content: ${sizes}`;
  });
  return [...(page.scrollWidth > page.clientWidth ? ['the page scrolls horizontally'] : []), ...clipped];
}
