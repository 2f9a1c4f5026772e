import { controls, fields, isVisuallyHidden, problemsOf } from './elements.ts';

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
