import { contrastRatio } from '../../stories/workshop/contrast.ts';
import { listAncestors } from './elements.ts';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Paints colours over one another, the last one with an opacity. Returns red, green, blue and alpha, from 0 to 255. */
function paint(colors: readonly string[], opacity = 1): number[] {
  if (canvas === null) throw new Error('This browser has no 2D canvas.');
  canvas.clearRect(0, 0, 1, 1);
  for (const [index, color] of colors.entries()) {
    canvas.globalAlpha = index === colors.length - 1 ? opacity : 1;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

const formatHex = (pixel: readonly number[]) =>
  `#${pixel.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A computed colour as #RRGGBB, without its transparency. */
export const formatColor = (color: string) => formatHex(paint([color]).slice(0, 3));

/** The contrast ratio of a computed colour, possibly translucent, on an opaque background. */
export const contrastOn = (background: string, color: string, opacity = 1) =>
  contrastRatio(formatHex(paint([background])), formatHex(paint([background, color], opacity)));

/** The first opaque background colour of an element and its ancestors. */
export function findBackground(element: Element | null) {
  const colors = listAncestors(element).map((part) => getComputedStyle(part).backgroundColor);
  const isOpaque = (color: string) => (paint([color])[3] ?? 0) > 230;
  return colors.find(isOpaque) ?? getComputedStyle(document.body).backgroundColor;
}
