import { isVisuallyHidden, problemsOf } from './elements.ts';

/** Without a scrollbar, nothing shows that there is more to scroll to. */
const clips = ({ overflowX, scrollbarWidth }: CSSStyleDeclaration) =>
  overflowX === 'hidden' || overflowX === 'clip' || (overflowX !== 'visible' && scrollbarWidth === 'none');

/**
 * What is wider than the page, or than the box that clips it. An ellipsis declares that the text is truncated on purpose. A
 * list that snaps has buttons to scroll it, and so has what handles touch itself. A field scrolls its text.
 */
export function findTooWide() {
  const page = document.documentElement;
  const clipped = problemsOf(':not(input, textarea, select)', (element) => {
    const { scrollWidth, clientWidth } = element;
    if (scrollWidth <= clientWidth + 1) return false;
    const style = getComputedStyle(element);
    const isDeclared =
      style.textOverflow === 'ellipsis' ||
      style.scrollSnapType !== 'none' ||
      style.touchAction === 'none' ||
      isVisuallyHidden(element);
    return clips(style) && !isDeclared && `clips its content: ${scrollWidth} px in ${clientWidth} px`;
  });
  return [...(page.scrollWidth > page.clientWidth ? ['the page scrolls horizontally'] : []), ...clipped];
}
