import { controls, fields, isVisuallyHidden, pathOf, problemsOf } from './elements.ts';

/** The least width and height of a control, in px. */
const minSize = 44;

/** Safari on iOS zooms in on a focused field with smaller text, in px. */
const minFontSize = 16;

/** A label is part of its control. */
const targets = `label:has(${controls}), :is(${controls}):not(label *)`;

/** Controls that are hard to hit. A link within a sentence may be as high as its line. */
export const findSmallTargets = () =>
  problemsOf(targets, (element) => {
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

/** Fields that zoom in on a phone, or that do not say whether the browser may fill them in. */
export const findUnhelpfulFields = () => [
  ...problemsOf(fields, (field) => {
    const isSmall = Number.parseFloat(getComputedStyle(field).fontSize) < minFontSize;
    return isSmall && `has text below ${minFontSize} px`;
  }),
  ...problemsOf(`:is(${fields}):not([autocomplete])`, () => 'has no autocomplete attribute'),
  ...problemsOf('[type=number]:not([inputmode])', () => 'has no input mode'),
];

/** A part that stays in place covers what scrolls below it. */
function staysInPlace(element: Element) {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
  }
  return false;
}

/** Whether a list, which the visitor can scroll, clips the control. */
function isScrolledOut(control: Element) {
  const { left, right } = control.getBoundingClientRect();
  for (let part = control.parentElement; part !== null; part = part.parentElement) {
    const box = part.getBoundingClientRect();
    const isClipped = left < box.left - 1 || right > box.right + 1;
    if (isClipped && getComputedStyle(part).overflowX === 'auto') return true;
  }
  return false;
}

/** What would receive a press on the middle of the control's first line instead of it, or `undefined`. */
function coverOf(control: HTMLElement) {
  const firstLine = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
  // `elementFromPoint` finds nothing outside of the window.
  if (firstLine().top < 0 || firstLine().bottom > innerHeight)
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = firstLine();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit === null || control.contains(hit) || staysInPlace(hit) ? undefined : hit;
}

/** Controls that a press does not reach, because something else covers them. */
export function findCoveredControls() {
  const dialog = document.querySelector(':modal');
  return problemsOf(controls, (control) => {
    const isBehindDialog = dialog !== null && !dialog.contains(control);
    if (isBehindDialog || isVisuallyHidden(control) || isScrolledOut(control)) return false;
    const cover = coverOf(control);
    return cover && `is covered by ${pathOf(cover)}`;
  });
}
