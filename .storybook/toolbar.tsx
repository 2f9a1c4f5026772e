import type { Decorator, Preview } from '@storybook/react-vite';
import styled, { createGlobalStyle } from 'styled-components';
import { reducedMotion } from '../src/components/theme/GlobalStyle';

/** What the toolbar offers beside Storybook's own tools; `system` leaves the choice to the browser. */
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
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System motion', icon: 'play' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
      ],
    },
  },
};

export const initialGlobals = { theme: 'system', motion: 'system' };

const ReducedMotion = createGlobalStyle`
  ${reducedMotion}
`;

/** The whole page's scheme: the ground around the story, and what stands in the top layer, follow it. */
const PageScheme = createGlobalStyle<{ $scheme: string }>`
  html:root {
    color-scheme: ${({ $scheme }) => $scheme};
  }
`;

/** A part of the page in a scheme of its own. What is fixed to the page's edges is fixed to its edges. */
const Ground = styled.div<{ $scheme: string }>`
  contain: layout;
  min-width: 0;
  color-scheme: ${({ $scheme }) => $scheme};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.ink1};
`;

const SideBySide = styled.div<{ $isPadded: boolean; $isPage: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-height: ${({ $isPage }) => ($isPage ? '100vh' : 'auto')};
  /* Storybook's own padding of a page is 1rem. */
  margin: ${({ $isPadded, $isPage }) => ($isPadded && $isPage ? '-1rem' : 0)};

  > * {
    padding: ${({ theme, $isPadded }) => ($isPadded ? theme.space[16] : 0)};
  }
`;

const DocsGround = styled(Ground)<{ $isPadded: boolean }>`
  padding: ${({ theme, $isPadded }) => ($isPadded ? theme.space[24] : 0)};
`;

/** Shows a story as the toolbar says. */
export const asTheToolbarSays: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals['theme']);
  const isPadded = parameters['layout'] !== 'fullscreen';
  return (
    <>
      {globals['motion'] === 'reduced' && <ReducedMotion />}
      {theme === 'both' ? (
        <SideBySide $isPadded={isPadded} $isPage={viewMode === 'story'}>
          <Ground $scheme="light">
            <Story />
          </Ground>
          <Ground $scheme="dark">
            <Story />
          </Ground>
        </SideBySide>
      ) : viewMode === 'docs' ? (
        // A page of documentation has a ground and a scheme of its own.
        <DocsGround $scheme={theme === 'system' ? 'light dark' : theme} $isPadded={isPadded}>
          <Story />
        </DocsGround>
      ) : (
        <>
          {theme !== 'system' && <PageScheme $scheme={theme} />}
          <Story />
        </>
      )}
    </>
  );
};
