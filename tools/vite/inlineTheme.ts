import type { Plugin } from 'vite';
import { theme } from '../../src/components/theme/tokens.ts';

const read = (object: unknown, name: string): unknown => (object as Record<string, unknown>)[name];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value as CSS: a text style as its declarations. */
const formatCss = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, each]) => `${kebab(name)}:${each};`)
        .join('')
    : value;

/**
 * Writes the theme's values in place of references such as `theme.space[8]`. The theme itself is then not part of the bundle,
 * which saves 300 bytes before the content.
 */
export const inlineTheme = (): Plugin => ({
  name: 'inline-theme',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(?:components|screens|app)\/.+\.tsx?$/ },
    handler: (code) =>
      code.replaceAll(/\btheme((?:\.\w+|\[\d+\])+)/g, (reference, path: string) => {
        const value = path
          .split(/[.[\]]+/)
          .filter(Boolean)
          .reduce(read, theme as unknown);
        return value === undefined ? reference : JSON.stringify(formatCss(value));
      }),
  },
});
