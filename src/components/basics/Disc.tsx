import styled from 'styled-components';
import { notCopied } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

/** A round background for an icon or initials. `$size` is in px. */
export const Disc = styled.span<{ $size: number; $tone?: 'brand' | 'ok' }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${theme.radius.pill};
  background: ${({ $tone = 'brand' }) => theme.color[`${$tone}Soft`]};
  color: ${({ $tone = 'brand' }) => theme.color[$tone]};
  font-weight: ${theme.weight.heading};
  ${notCopied}
`;
