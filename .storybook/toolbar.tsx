import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { GlobalStyle } from '../src/components/theme/GlobalStyle.ts';
import { theme } from '../src/components/theme/tokens.ts';
import { replaceMedia } from '../stories/fixtures/mediaRules.ts';

type Toolbar = Required<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>>;

const menu = (title: string, icon: Toolbar['icon'], items: Toolbar['items']) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** By name, because Storybook omits values with a percent sign from the URL. */
const textSizes: Readonly<Record<string, string>> = { normal: '100%', large: '150%', largest: '200%' };

/** The toolbar's globals. `system` follows the browser's setting. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', [
    { value: 'system', title: 'System theme', icon: 'browser' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'system', title: 'System motion', icon: 'play' },
    { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
  ]),
  media: menu('Media', 'print', [
    { value: 'screen', title: 'Media: screen', icon: 'photo' },
    { value: 'print', title: 'Media: print', icon: 'print' },
  ]),
  textSize: menu(
    'Text size',
    'ruler',
    Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size}` })),
  ),
};

export const initialGlobals = { theme: 'system', motion: 'system', media: 'screen', textSize: 'normal' };

/** Styles the whole page, including the top layer. */
const RootStyle = createGlobalStyle<{ $scheme: string; $size: string | undefined }>`
  html:root {
    color-scheme: ${({ $scheme }) => $scheme};
    /* The empty gutter would show the sidebar's white. */
    scrollbar-gutter: auto;
    font-size: ${({ $size }) => $size};
  }

  /* The root has another colour below a modal. */
  body {
    min-height: 100vh;
  }
`;

/** A story in a docs page, which has its own background and scheme. It is the containing block of fixed elements. */
const SchemeBox = styled.div<{ $scheme: string; $isPadded: boolean }>`
  contain: layout;
  padding: ${({ $isPadded }) => ($isPadded ? theme.space[16] : 0)};
  color-scheme: ${({ $scheme }) => $scheme};
  background: ${theme.color.canvas};
  color: ${theme.color.ink1};
`;

/** The conditions in the page's media rules, and their replacements, by value of the toolbar. */
const media: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  print: { print: 'all', screen: 'not all' },
  reduced: { 'motion: reduce': 'all', 'motion: no-preference': 'not all' },
  light: { 'prefers-color-scheme': 'not all' },
  dark: { 'prefers-color-scheme': 'all' },
};

/** Applies the rules for paper, reduced motion, or the toolbar's scheme in place of the browser's. */
function MediaRules({ values }: { values: readonly string[] }) {
  useEffect(() => {
    const rules = values.flatMap((value) => Object.entries(media[value] ?? {}));
    if (rules.length === 0) return undefined;
    const restores: (() => void)[] = [];
    const replace = () => restores.push(...rules.map(([from, to]) => replaceMedia(from, to)));
    replace();
    const timer = setInterval(replace, 500); // for the styles of parts that load late
    return () => [() => clearInterval(timer), ...restores].forEach((end) => end());
  });
  return null;
}

/** Applies the toolbar's globals to a story. Paper is white in every scheme. */
export const withToolbarGlobals: Decorator = (Story, { globals, parameters, viewMode }) => {
  const isInDocs = viewMode === 'docs';
  const shownTheme = globals['media'] === 'print' ? 'light' : String(globals['theme']);
  const scheme = shownTheme === 'system' ? 'light dark' : shownTheme;
  return (
    <>
      <GlobalStyle />
      <MediaRules values={[globals['media'], globals['motion'], shownTheme]} />
      <RootStyle $scheme={isInDocs ? 'light dark' : scheme} $size={textSizes[globals['textSize']]} />
      {isInDocs ? (
        <SchemeBox $scheme={scheme} $isPadded={parameters['layout'] !== 'fullscreen'}>
          <Story />
        </SchemeBox>
      ) : (
        <Story />
      )}
    </>
  );
};
