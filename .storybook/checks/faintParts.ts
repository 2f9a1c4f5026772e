import { backgroundOf, contrastOn } from './contrast.ts';
import { pathOf, visibleElements } from './elements.ts';

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const minTextContrast = 4.5;
const minBorderContrast = 3;

/** Text that axe does not check: placeholders, and the labels of disabled buttons. */
const findFaintText = () =>
  visibleElements('button:disabled, [aria-disabled=true], input:placeholder-shown').flatMap((element) => {
    const { color, opacity } = getComputedStyle(element, element.matches('input') ? '::placeholder' : null);
    const ratio = contrastOn(backgroundOf(element), color, Number(opacity));
    return ratio < minTextContrast
      ? [`${pathOf(element)} has a text contrast of only ${ratio.toFixed(1)}`]
      : [];
  });

/** The browser draws a checkbox. */
const findFaintBorders = () =>
  visibleElements('input:not([type=checkbox]), select, textarea').flatMap((element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    if (borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1)
      return [`${pathOf(element)} has no border`];
    const ratio = contrastOn(backgroundOf(element), borderTopColor);
    return ratio < minBorderContrast
      ? [`${pathOf(element)} has a border contrast of only ${ratio.toFixed(1)}`]
      : [];
  });

/** Texts and borders of controls that are hard to see. */
export const findFaintParts = () => [...findFaintText(), ...findFaintBorders()];
