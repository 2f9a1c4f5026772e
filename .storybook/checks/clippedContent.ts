import { isVisuallyHidden, pathOf, visibleElements } from './elements.ts';

/** Without a scrollbar, nothing shows that there is more to scroll to. */
const clips = ({ overflowX, scrollbarWidth }: CSSStyleDeclaration) =>
  overflowX === 'hidden' || overflowX === 'clip' || (overflowX !== 'visible' && scrollbarWidth === 'none');

/** A field scrolls its text. */
const isField = (element: Element) => element.matches('input, textarea, select');

/**
 * Elements whose content is wider than the box that clips it. An ellipsis declares that the text is truncated on purpose;
 * find-in-page names are transparent. A list that snaps has buttons to scroll it, and so has what handles touch itself.
 */
export const findClippedContent = () =>
  visibleElements()
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !isField(element))
    .filter((element) => {
      const style = getComputedStyle(element);
      const isDeclared =
        style.textOverflow === 'ellipsis' ||
        style.scrollSnapType !== 'none' ||
        style.touchAction === 'none' ||
        style.color === 'rgba(0, 0, 0, 0)' ||
        isVisuallyHidden(element);
      return clips(style) && !isDeclared;
    })
    .map(
      (element) =>
        `${pathOf(element)} clips its content: ${element.scrollWidth} px in ${element.clientWidth} px`,
    );
