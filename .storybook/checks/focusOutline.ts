import { minContrast } from '../../stories/workshop/colorUses.ts';
import { contrastOn, findBackground } from './contrast.ts';
import { checkElements, controls, elementPath } from './elements.ts';

/** The nearest ancestor that cuts off the outline of an element but not the element itself. */
function clippingAncestor(element: Element, reach: number) {
  const box = element.getBoundingClientRect();
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).position === 'fixed') return undefined;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const space = Math.min(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    const { overflowX } = getComputedStyle(part);
    if (overflowX !== 'visible' && space > -1 && space < reach - 1) return part;
  }
  return undefined;
}

/** The problem with the focused element's outline, or `undefined`. */
function findOutlineProblem(element: Element) {
  const outlines = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
  const outline = outlines.find(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (element.matches('h1, h2')) return outline && 'shows an outline, although only scripts focus it';
  if (outline === undefined) return 'shows no outline when it has the focus';
  const offset = Number.parseFloat(outline.outlineOffset);
  // An outline with a negative offset is drawn inside the element.
  const background = findBackground(offset < 0 ? element : element.parentElement);
  const ratio = contrastOn(background, outline.outlineColor);
  if (ratio < minContrast.edge) return `has a focus outline with a contrast of only ${ratio.toFixed(1)}`;
  // A stacking context such as a picture's filter is painted above an inner outline.
  const parts = offset < 0 ? [...element.querySelectorAll('*')] : [];
  const cover = parts.find((part) => {
    const { filter, zIndex } = getComputedStyle(part);
    return filter !== 'none' && !zIndex.startsWith('-');
  });
  if (cover !== undefined) return `has a focus outline that ${elementPath(cover)} covers`;
  const clip = clippingAncestor(element, offset + Number.parseFloat(outline.outlineWidth));
  return clip === undefined ? undefined : `has a focus outline that ${elementPath(clip)} cuts off`;
}

const focusable = `${controls}, summary, [tabindex]`;

/** Focuses every focusable element in turn. Returns those whose outline is wrong. A screen's heading must not show one. */
export const findMissingOutlines = () =>
  checkElements(focusable, (element) => {
    element.focus({ preventScroll: true });
    // A disabled element, or one behind a modal dialog, cannot take the focus.
    const hasFocus = document.activeElement === element && element.matches(':focus-visible');
    const problem = hasFocus && findOutlineProblem(element);
    element.blur();
    return problem;
  });
