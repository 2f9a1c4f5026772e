import styled from 'styled-components';

/**
 * A round background for an icon or initials. `$size` is in px.
 *
 * @states filled
 */
export const Disc = styled.span<{ $size: number; $tone?: 'brand' | 'ok' }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $tone = 'brand' }) => theme.color[`${$tone}Soft`]};
  color: ${({ theme, $tone = 'brand' }) => theme.color[$tone]};
  font-weight: ${({ theme }) => theme.weight.heading};
`;
