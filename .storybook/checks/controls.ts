import { isVisuallyHidden, pathOf, visibleElements } from './elements.ts';

/** The least width and height of a control, in px. */
const minSize = 44;

/** Safari on iOS zooms in on a focused field with smaller text, in px. */
const minFontSize = 16;

const isInlineLink = (element: Element) =>
  element.matches('a') && getComputedStyle(element).display === 'inline';

/** Controls that are hard to hit. A link within a sentence may be as high as its line; a label is part of its control. */
export const findSmallTargets = () =>
  visibleElements('a[href], button, input, select, textarea')
    .map((element) => element.closest('label') ?? element)
    .filter((element) => !isVisuallyHidden(element) && !isInlineLink(element))
    .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < minSize)
    .map(
      (element) =>
        `${pathOf(element)} has ${element.offsetWidth} × ${element.offsetHeight} px; controls need ${minSize} px`,
    );

/** Fields that zoom in on a phone, or that do not say whether the browser may fill them in. */
export const findUnhelpfulFields = () =>
  visibleElements('input:not([type=checkbox]), select, textarea').flatMap((element) => [
    ...(Number.parseFloat(getComputedStyle(element).fontSize) < minFontSize
      ? [`${pathOf(element)} has text below ${minFontSize} px`]
      : []),
    ...(element.hasAttribute('autocomplete') ? [] : [`${pathOf(element)} has no autocomplete attribute`]),
    ...(element.matches('[type=number]:not([inputmode])') ? [`${pathOf(element)} has no input mode`] : []),
  ]);
