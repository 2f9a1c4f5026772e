import { checkElements, controls, elementPath, fields, isVisuallyHidden, listAncestors } from './elements.ts';

/** The minimum width and height of a control, in px. */
const minSize = 44;

/** In px. Safari on iOS zooms in on a focused field with smaller text. */
const minFontSize = 16;

/** A label is part of its control. */
const targets = `label:has(${controls}), :is(${controls}):not(label *)`;

/** Controls that are hard to hit. A link within a sentence may be as high as its line. */
export const findSmallTargets = () =>
  checkElements(targets, (element) => {
    const { offsetWidth, offsetHeight } = element;
    const isInlineLink = element.matches('a') && getComputedStyle(element).display === 'inline';
    const isSmall = Math.min(offsetWidth, offsetHeight) < minSize;
    return (
      isSmall &&
      !isInlineLink &&
      !isVisuallyHidden(element) &&
      `has ${offsetWidth} × ${offsetHeight} px; controls need ${minSize} px`
    );
  });

/** Fields that make a phone zoom in, or that lack an `autocomplete` attribute or an input mode. */
export const findUnhelpfulFields = () => [
  ...checkElements(fields, (field) => {
    const isSmall = Number.parseFloat(getComputedStyle(field).fontSize) < minFontSize;
    return isSmall && `has text below ${minFontSize} px`;
  }),
  ...checkElements(`:is(${fields}):not([autocomplete])`, () => 'has no autocomplete attribute'),
  ...checkElements('[type=number]:not([inputmode])', () => 'has no input mode'),
];

/** Controls without a border, which a contrast theme shows without their background. A link is underlined. */
export const findMissingEdges = () =>
  checkElements(
    `:is(${controls}):not(a, [type=checkbox])`,
    (control) => getComputedStyle(control).borderTopStyle === 'none' && 'has no border in a contrast theme',
  );

/** Fixed and sticky elements may cover a control, which the visitor can scroll into view. */
const staysInPlace = (element: Element) =>
  listAncestors(element).some((part) => /fixed|sticky/.test(getComputedStyle(part).position));

/** The topmost element at the centre of the control's first line. */
function hitTest(control: HTMLElement) {
  const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
}

/** The element that covers the control, or `null`. */
function findCover(control: HTMLElement) {
  // `elementFromPoint` returns `null` outside the window, and another element where a list clips the control.
  if (!control.contains(hitTest(control)))
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const hit = hitTest(control);
  return hit === null || control.contains(hit) || staysInPlace(hit) ? null : hit;
}

/** Controls that cannot be pressed, because another element covers them. */
export function findCoveredControls() {
  const dialog = document.querySelector(':modal');
  return checkElements(controls, (control) => {
    const isBehindDialog = dialog !== null && !dialog.contains(control);
    if (isBehindDialog || isVisuallyHidden(control)) return false;
    const cover = findCover(control);
    return cover && `is covered by ${elementPath(cover)}`;
  });
}
