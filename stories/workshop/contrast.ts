const linearChannel = (color: string, position: number) => {
  const value = Number.parseInt(color.slice(position, position + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const relativeLuminance = (color: string) =>
  0.2126 * linearChannel(color, 1) + 0.7152 * linearChannel(color, 3) + 0.0722 * linearChannel(color, 5);

/** The contrast ratio of two `#RRGGBB` colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
