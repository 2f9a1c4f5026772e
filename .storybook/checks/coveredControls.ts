import { isVisuallyHidden, pathOf, visibleElements } from './elements.ts';

/** How far from the edges of a control the check probes it, in px. */
const inset = 24;

/** A part that stays in place covers what scrolls below it. */
function staysInPlace(element: Element) {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
  }
  return false;
}

/** What would receive a press at one of three points of the control in its place, or `undefined`. */
function coverOf(control: HTMLElement) {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const points =
    right - left > 4 * inset ? [left + inset, (left + right) / 2, right - inset] : [(left + right) / 2];
  return points
    .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
    .find((hit) => hit !== null && !control.contains(hit) && !staysInPlace(hit));
}

/** Controls that a press does not reach, because something else covers them. */
export function findCoveredControls() {
  const dialog = document.querySelector(':modal');
  return visibleElements('a[href], button, input, select, textarea')
    .filter((control) => !isVisuallyHidden(control) && (dialog === null || dialog.contains(control)))
    .flatMap((control) => {
      const cover = coverOf(control);
      return cover === undefined ? [] : [`${pathOf(control)} is covered by ${pathOf(cover as Element)}`];
    });
}
