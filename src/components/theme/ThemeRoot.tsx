import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import './fonts.css';
import { GlobalStyle } from './GlobalStyle';
import { theme } from './tokens';

/** Gives what it holds the design tokens, the font and the page's ground. Once on a page. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
