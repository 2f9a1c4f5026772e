import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/**
 * A spinning ring, which stops under reduced motion. It is hidden from assistive technology, so it needs a text label.
 * `$size` is in px.
 *
 * Use it where the layout of the content is unknown, and Placeholder where it is known.
 *
 * @states loading
 */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: block;
  flex-shrink: 0;
  width: ${({ $size = 40 }) => $size}px;
  height: ${({ $size = 40 }) => $size}px;
  border: ${({ $size = 40 }) => Math.max(2, $size / 10)}px solid ${({ theme }) => theme.color.line};
  border-top-color: ${({ theme }) => theme.color.brand};
  border-radius: ${({ theme }) => theme.radius.pill};
  animation: ${turn} ${({ theme }) => theme.motion.spinner} linear infinite;
`;
