import {
  browsersWithout,
  declarationFeatures,
  globalFeature,
  isWindow,
  memberFeature,
  ruleFeatures,
} from './browserSupport.mjs';
import { declarationsIn, joinStyle } from './styles.mjs';

/** Allowed although some browsers lack them: the site checks for them, or works as well without them. */
const optional = {
  // The site and its libraries check for these.
  apis: [
    'requestIdleCallback',
    'trustedTypes',
    'navigation',
    'setImmediate',
    'navigator.connection',
    'CloseWatcher',
    'Error.captureStackTrace',
    'Symbol.dispose',
    'Temporal',
    'Temporal.Instant',
  ],
  styles: [
    // Inside @supports.
    'animation-timeline',
    'animation-range',
    // A touch screen has no pointer and no scrollbar.
    'cursor: default',
    'cursor: pointer',
    'cursor: zoom-in',
    'scrollbar-width',
    // Safari below 18.2 moves by the width of a scrollbar when a dialog opens, if it has one.
    'scrollbar-gutter',
    'scrollbar-gutter: stable',
    // Safari has no scroll anchoring.
    'overflow-anchor',
    // Without it, elements appear without a transition.
    '@starting-style',
    // Only for browsers without scrollbar-width.
    '::-webkit-scrollbar',
    // Firefox draws no such button.
    '::-webkit-search-cancel-button',
    // For Firefox, appearance: textfield is enough.
    '::-webkit-inner-spin-button',
    // Safari has no contrast themes.
    'forced-color-adjust',
    // In Firefox and Safari, the footer may be alone on the last printed page.
    'break-before: avoid',
    // Supported since Chrome 63, except for boxes that do not scroll.
    'overscroll-behavior',
  ],
};

function report(context, node, name, feature) {
  const missing = browsersWithout(feature);
  if (missing.length > 0) context.report({ node, message: `${name} is missing in ${missing.join(', ')}.` });
}

const memberName = (object, member) => (isWindow(object) ? member : `${object}.${member}`);

/** Reports globals, and members of globals such as `URL.parse`, that the oldest supported browsers lack. */
export const supportedApis = {
  create: (context) => ({
    Program: (program) => {
      const scope = context.sourceCode.getScope(program);
      const globals = scope.variables.filter(({ defs }) => defs.length === 0);
      for (const { identifier } of [...scope.through, ...globals.flatMap(({ references }) => references)]) {
        const { name, parent } = identifier;
        const isObject =
          parent.type === 'MemberExpression' && parent.object === identifier && !parent.computed;
        const uses = [[name, globalFeature(name)]];
        if (isObject) {
          const member = parent.property.name;
          uses.push([memberName(name, member), memberFeature(name, member)]);
        }
        for (const [use, feature] of uses)
          if (!optional.apis.includes(use)) report(context, identifier, use, feature);
      }
    },
  }),
};

/** Reports CSS of styled components that the oldest supported browsers lack, unless it also has a prefixed declaration. */
export const supportedStyles = {
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      const css = joinStyle(node) ?? '';
      const declarations = declarationsIn(css).filter(
        ({ property }) => !optional.styles.includes(property) && !css.includes(`-webkit-${property}:`),
      );
      for (const [name, feature] of [...declarations.flatMap(declarationFeatures), ...ruleFeatures(css)])
        if (!optional.styles.includes(name)) report(context, node.quasi, name, feature);
    },
  }),
};
