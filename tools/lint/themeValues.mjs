import { declarationsIn, joinStyle } from './styles.mjs';

const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{}]*[\s(,](?:white|black|red|green|blue|gr[ae]y)\b/i;
/** Properties that take their values from the theme, and the literals that it has for them. */
const themed = [
  [
    /^(?:font-size|padding|margin|(?:row-|column-)?gap|border(?:-\w+)*-radius|(?:transition|animation)(?:-duration|-delay)?$)/,
    /(?<![\w.])-?\d*\.?\d+(?:px|rem|ms|s)\b/g,
  ],
  [/^(?:font-weight|letter-spacing|line-height)$/, /-?\d*\.?\d+(?:em|px|rem|%)?/g],
];
const formula = /\b(?:calc|clamp|min|max)\(.*\)/s;
const hairline = /^-?[01]px$|^0m?s$/;

/** The literals in a declaration whose value is the theme's. 1px is a hairline. */
const literalsIn = ({ property, value }) =>
  themed
    .filter(([properties]) => properties.test(property))
    .flatMap(([, literals]) => value.replace(formula, '').match(literals) ?? [])
    .filter((literal) => !hairline.test(literal));

/**
 * Reports literal colours in styled components, and literals in properties whose values the theme provides: font size and
 * weight, line height, letter spacing, padding, margin, gap, radius, transition and animation. Widths, heights, positions,
 * formulas such as `calc()`, `em`, percentages and 1px belong to the component.
 */
export const themeValues = {
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      const css = joinStyle(node) ?? '';
      const literals = [...(color.exec(css)?.slice(0, 1) ?? []), ...declarationsIn(css).flatMap(literalsIn)];
      for (const literal of literals) {
        context.report({
          node: node.quasi,
          message: `Take '${literal.trim()}' from the theme (src/components/theme/tokens.ts).`,
        });
      }
    },
  }),
};
