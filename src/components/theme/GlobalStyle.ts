import { createGlobalStyle } from 'styled-components';
import { gutters, lightDeclarations, theme, tokenDeclarations } from './tokens.ts';

/** Global styles: design tokens, resets, focus rings, reduced motion and print. The page loads `fonts.css` itself. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --gutter: ${gutters[0]};

    /* The chat's button fits in it. */
    ${theme.from.tablet} {
      --gutter: ${gutters[1]};
    }

    ${tokenDeclarations}
  }

  @supports not (color: light-dark(#000, #fff)) {
    :root {
      color-scheme: light;
      ${lightDeclarations}
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    /* Clears the sticky header: two rows, or one row and a field's label. */
    scroll-padding-top: 7rem;
    /* Clears the chat's bar on phones. */
    scroll-padding-bottom: ${theme.space[56]};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;

    /* Nothing shifts when a dialog hides the scrollbar. On phones, scrollbars take no space. */
    ${theme.from.tablet} {
      overflow-y: scroll;
      scrollbar-gutter: stable;
    }
  }

  /* The canvas shows in the gutter of a classic scrollbar, so it gets the colour of the page below the backdrop. */
  :root:has(dialog:modal) {
    overflow: hidden;
    background: color-mix(in srgb, ${theme.color.night} 55%, ${theme.color.canvas});
  }

  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.ink1};
    font-family: ${theme.font.family};
    font-size: ${theme.font.body};
    line-height: ${theme.lineHeight.body};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, p, ul, dl, dd, figure {
    margin: 0;
  }

  h1, h2, h3, p, dt, dd, li {
    overflow-wrap: anywhere;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  button, input, select {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  img, svg, iframe {
    display: block;
  }

  svg {
    flex-shrink: 0;
  }

  :where(a, button) {
    border-radius: ${theme.radius.inner};
  }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: var(--focus-offset, 2px);
  }

  h1:focus-visible, h2:focus-visible {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition-duration: 80ms !important;
      transition-property: opacity !important;
    }
  }

  /* Contrast themes remove backgrounds, so a border shows where a button ends and which one is current. */
  @media (forced-colors: active) {
    button {
      padding-inline: ${theme.space[8]};
      border: 1px solid ButtonBorder !important;
    }

    button[aria-disabled='true'] {
      color: GrayText !important;
    }

    [aria-current] {
      border-width: 3px !important;
    }
  }

  @media print {
    :root {
      color-scheme: light;
      --canvas: #fff;
    }

    /* The page is printed, not the dialog. */
    :root:has(dialog:modal) {
      overflow: visible;
      background: none;
    }

    dialog {
      display: none !important;
    }
  }
`;
