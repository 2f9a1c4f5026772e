const channelOf = (color: string, position: number) => {
  const share = Number.parseInt(color.slice(position, position + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = (color: string) =>
  0.2126 * channelOf(color, 1) + 0.7152 * channelOf(color, 3) + 0.0722 * channelOf(color, 5);

/** The contrast ratio of two colours written as `#RRGGBB` (WCAG 2.2, 'contrast ratio'). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
