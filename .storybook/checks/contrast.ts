const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Red, green, blue and alpha, from 0 to 255, of colours painted one over the other. The last one has an opacity. */
function paint(colors: readonly string[], opacity = 1): Uint8ClampedArray {
  if (canvas === null) throw new Error('This browser has no 2D canvas.');
  canvas.clearRect(0, 0, 1, 1);
  for (const [index, color] of colors.entries()) {
    canvas.globalAlpha = index === colors.length - 1 ? opacity : 1;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return canvas.getImageData(0, 0, 1, 1).data;
}

/** The relative luminance that WCAG defines. */
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray) {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Whether a colour is darker than medium gray. */
export const isDark = (color: string) => luminance(paint([color])) < 0.2;

/** The contrast ratio of a computed colour, possibly translucent, on an opaque background. */
export function contrastOn(background: string, color: string, opacity = 1) {
  const luminances = [luminance(paint([background])), luminance(paint([background, color], opacity))];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The first opaque background colour of an element and its ancestors. */
export function backgroundOf(element: Element | null) {
  for (let part = element; part !== null; part = part.parentElement) {
    const { backgroundColor } = getComputedStyle(part);
    if ((paint([backgroundColor])[3] ?? 0) > 230) return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}
