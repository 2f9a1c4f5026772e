import { colors } from '../../src/components/theme/tokens.ts';
import { type ColorUse, colorGroups, minContrast } from '../../stories/workshop/colorUses.ts';
import { contrastOn, findBackground, formatColor } from './contrast.ts';
import { checkElements, isVisuallyHidden } from './elements.ts';

const uses = Object.entries<ColorUse>(Object.assign({}, ...Object.values(colorGroups)));

const hasText = (element: Element) =>
  element.matches('[stroke=currentColor]') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The tokens with the computed colour in the element's scheme. */
export function tokensOf(color: string, element: Element): string[] {
  const { colorScheme } = getComputedStyle(element);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = colorScheme === 'dark' || (prefersDark && colorScheme.includes('dark')) ? 1 : 0;
  const hex = formatColor(color.replace(/ \/ [\d.]+/, '')).toUpperCase();
  return Object.entries(colors).flatMap(([name, values]) => (values[scheme] === hex ? [name] : []));
}

/** Visible elements with a text of their own, and icons. */
const checkTexts = (check: (element: HTMLElement) => string | false) =>
  checkElements('body *', (element) => hasText(element) && !isVisuallyHidden(element) && check(element));

/** Texts in a colour that the table of the tokens' uses does not allow on this background. */
export const findWrongColors = () =>
  checkTexts((element) => {
    const [text, background] = [getComputedStyle(element).color, findBackground(element)].map((color) =>
      tokensOf(color, element),
    );
    const isListed = uses.some(
      ([name, { role, on }]) =>
        role === 'text' && text?.includes(name) && on?.some((other) => background?.includes(other)),
    );
    return !isListed && `has text of the colour ${text?.join(' or ')} on ${background?.join(' or ')}`;
  });

/** Texts that are hard to read on white paper. */
export const findFaintPrint = () =>
  checkTexts((element) => {
    const background = findBackground(element);
    const isPage = background === getComputedStyle(document.body).backgroundColor;
    const ratio = contrastOn(isPage ? 'white' : background, getComputedStyle(element).color);
    return ratio < minContrast.text && `has a contrast of only ${ratio.toFixed(1)} on paper`;
  });
