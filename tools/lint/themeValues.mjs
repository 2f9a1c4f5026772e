import { declarationsIn, joinStyle } from './styles.mjs';

const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;{}]*[\s(,](?:white|black|red|green|blue|gr[ae]y)\b/i;
const themed =
  /^(?:font-size|padding|margin|(?:row-|column-)?gap|border(?:-\w+)*-radius|(?:transition|animation)(?:-duration|-delay)?$)/;
const formula = /\b(?:calc|clamp|min|max)\(.*\)/s;
const hairline = /^-?[01]px$|^0m?s$/;
const length = /(?<![\w.])-?\d*\.?\d+(?:px|rem|ms|s)\b/g;

/** The literal lengths and times of a property that takes its values from the theme. 1px is a hairline. */
const literalsIn = ({ property, value }) =>
  themed.test(property)
    ? [...value.replace(formula, '').matchAll(length)].filter(([literal]) => !hairline.test(literal))
    : [];

/**
 * Reports literal colours in styled components, and literal lengths and times in properties whose values the theme
 * provides: font size, padding, margin, gap, radius, transition and animation. Widths, heights, positions, formulas such
 * as `calc()`, `em`, percentages and 1px belong to the component.
 */
export const themeValues = {
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      const css = joinStyle(node) ?? '';
      const literals = [
        ...(color.exec(css)?.slice(0, 1) ?? []),
        ...declarationsIn(css)
          .flatMap(literalsIn)
          .map(([literal]) => literal),
      ];
      for (const literal of literals) {
        context.report({
          node: node.quasi,
          message: `Take '${literal.trim()}' from the theme (src/components/theme/tokens.ts).`,
        });
      }
    },
  }),
};
