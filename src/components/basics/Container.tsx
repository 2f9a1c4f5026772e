import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

const Box = styled.div`
  width: 100%;
  max-width: calc(1184px + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-right: max(${theme.space.gutter}, env(safe-area-inset-right));
  padding-left: max(${theme.space.gutter}, env(safe-area-inset-left));

  ${theme.from.cinema} {
    max-width: calc(1520px + 2 * ${theme.space.gutter});
  }
`;

/** Centers content and limits its width. */
export const Container = (div: ComponentProps<'div'>) => <Box {...div} />;
