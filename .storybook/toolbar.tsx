import type { Decorator, Preview } from '@storybook/react-vite';
import styled, { createGlobalStyle } from 'styled-components';

/** The toolbar's theme. `system` follows the browser's setting. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System theme', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
};

export const initialGlobals = { theme: 'system' };

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
  padding: ${({ theme, $isPadded }) => ($isPadded ? theme.space[16] : 0)};
  color-scheme: ${({ $scheme }) => $scheme};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.ink1};
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Applies the toolbar's theme to a story. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals['theme']);
  const isPadded = parameters['layout'] !== 'fullscreen';
  const inBox = (scheme: string) => (
    <SchemeBox $scheme={scheme} $isPadded={isPadded}>
      <Story />
    </SchemeBox>
  );
  if (theme === 'both')
    return (
      <SideBySide>
        {inBox('light')}
        {inBox('dark')}
      </SideBySide>
    );
  // Docs pages have their own background and scheme.
  if (viewMode === 'docs') return inBox(theme === 'system' ? 'light dark' : theme);
  return (
    <>
      {theme !== 'system' && <PageScheme $scheme={theme} />}
      <Story />
    </>
  );
};
