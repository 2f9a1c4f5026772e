import { isVisuallyHidden, pathOf, visibleElements } from './elements.ts';

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** A field scrolls its text. */
const isField = (element: Element) => element.matches('input, textarea, select');

/**
 * Elements whose content is wider than the box that clips it. An ellipsis declares that the text is truncated on purpose;
 * find-in-page names are transparent.
 */
export const findClippedContent = () =>
  visibleElements()
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && !isField(element))
    .filter((element) => {
      const { overflowX, textOverflow, color } = getComputedStyle(element);
      const isDeclared =
        textOverflow === 'ellipsis' || color === 'rgba(0, 0, 0, 0)' || isVisuallyHidden(element);
      return clips(overflowX) && !isDeclared;
    })
    .map(
      (element) =>
        `${pathOf(element)} clips its content: ${element.scrollWidth} px in ${element.clientWidth} px`,
    );
