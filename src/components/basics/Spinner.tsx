import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: number }>`
  display: block;
  flex-shrink: 0;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, $size / 10)}px solid ${({ theme }) => theme.color.line};
  border-top-color: ${({ theme }) => theme.color.brand};
  border-radius: ${({ theme }) => theme.radius.pill};
  animation: ${turn} ${({ theme }) => theme.motion.spinner} linear infinite;
`;

export type SpinnerProps = {
  /** Width and height in px. */
  size?: number;
};

/**
 * A spinning ring, which stops under reduced motion. It is hidden from assistive technology, so it needs a text label.
 *
 * Use it where the layout of the content is unknown, and Placeholder where it is known.
 *
 * @states loading
 */
export function Spinner({ size = 40 }: SpinnerProps) {
  return <Ring $size={size} aria-hidden="true" />;
}
