import type { Decorator, Preview } from '@storybook/react-vite';
import styled, { createGlobalStyle } from 'styled-components';
import { reducedMotion } from '../src/components/theme/GlobalStyle.ts';
import { theme } from '../src/components/theme/tokens.ts';

type Item = {
  value: string;
  title: string;
  icon?: 'browser' | 'sun' | 'moon' | 'sidebyside' | 'play' | 'stop';
};

const menu = (title: string, icon: 'contrast' | 'play' | 'ruler', items: Item[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** Named, because Storybook leaves a value with a percent sign out of the address. */
const textSizes = { normal: '100%', large: '150%', largest: '200%' };

/** The toolbar's globals. `system` follows the browser's setting. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu('Theme', 'contrast', [
    { value: 'system', title: 'System theme', icon: 'browser' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'both', title: 'Side by side', icon: 'sidebyside' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'system', title: 'System motion', icon: 'play' },
    { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
  ]),
  textSize: menu(
    'Text size',
    'ruler',
    Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size}` })),
  ),
};

export const initialGlobals = { theme: 'system', motion: 'system', textSize: 'normal' };

const ReducedMotion = createGlobalStyle`
  ${reducedMotion}
`;

const TextSize = createGlobalStyle<{ $size: string }>`
  html {
    font-size: ${({ $size }) => $size};
  }
`;

/** Sets the scheme of the whole page, including the top layer. */
const PageScheme = createGlobalStyle<{ $scheme: string }>`
  html:root {
    color-scheme: ${({ $scheme }) => $scheme};
  }
`;

/** A part of the page with its own scheme. It is the containing block of fixed elements. */
const SchemeBox = styled.div<{ $scheme: string; $isPadded: boolean }>`
  contain: layout;
  min-width: 0;
  padding: ${({ $isPadded }) => ($isPadded ? theme.space[16] : 0)};
  color-scheme: ${({ $scheme }) => $scheme};
  background: ${theme.color.canvas};
  color: ${theme.color.ink1};
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Applies the toolbar's globals to a story. */
export const withToolbarGlobals: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals['theme']);
  const [, size] = Object.entries(textSizes).find(([name]) => name === globals['textSize']) ?? [];
  const isPadded = parameters['layout'] !== 'fullscreen';
  const inBox = (scheme: string) => (
    <SchemeBox $scheme={scheme} $isPadded={isPadded}>
      <Story />
    </SchemeBox>
  );
  return (
    <>
      {globals['motion'] === 'reduced' && <ReducedMotion />}
      {size !== undefined && size !== textSizes.normal && <TextSize $size={size} />}
      {theme === 'both' ? (
        <SideBySide>
          {inBox('light')}
          {inBox('dark')}
        </SideBySide>
      ) : viewMode === 'docs' ? (
        // Docs pages have their own background and scheme.
        inBox(theme === 'system' ? 'light dark' : theme)
      ) : (
        <>
          {theme !== 'system' && <PageScheme $scheme={theme} />}
          <Story />
        </>
      )}
    </>
  );
};
