import { controls, isVisuallyHidden, pathOf, problemsOf } from './elements.ts';

/** How far from the edges of a control the check probes it, in px. */
const inset = 24;

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

/** A small control on a large one, such as an arrow on a picture, leaves enough of it to press. */
function isSmallOn(control: HTMLElement, hit: Element) {
  const small = hit.closest('button');
  return (
    small !== null && small.offsetWidth * small.offsetHeight * 10 < control.offsetWidth * control.offsetHeight
  );
}

/** What would receive a press at one of three points of the control in its place, or `undefined`. */
function coverOf(control: HTMLElement) {
  const firstLine = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
  // `elementFromPoint` finds nothing outside of the window.
  if (firstLine().top < 0 || firstLine().bottom > innerHeight)
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = firstLine();
  const points =
    right - left > 4 * inset ? [left + inset, (left + right) / 2, right - inset] : [(left + right) / 2];
  return points
    .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
    .find((hit) => hit !== null && !control.contains(hit) && !staysInPlace(hit) && !isSmallOn(control, hit));
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
