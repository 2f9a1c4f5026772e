import { documentedProps } from './documentedProps.mjs';
import { importBoundaries } from './importBoundaries.mjs';
import { noShadowedGlobals } from './noShadowedGlobals.mjs';
import { supportedApis, supportedStyles } from './oldestBrowsers.mjs';
import { themeValues } from './themeValues.mjs';

// oxlint expects a default export.
export default {
  meta: { name: 'showroom' },
  rules: {
    'documented-props': documentedProps,
    'import-boundaries': importBoundaries,
    'no-shadowed-globals': noShadowedGlobals,
    'supported-apis': supportedApis,
    'supported-styles': supportedStyles,
    'theme-values': themeValues,
  },
};
