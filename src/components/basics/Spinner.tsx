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
  animation: ${turn} 0.9s linear infinite;
`;

export type SpinnerProps = {
  /** Width and height in px. */
  size?: number;
};

/**
 * A turning ring beside words that say what it waits for; it stands still under reduced motion.
 *
 * @states loading
 */
export function Spinner({ size = 40 }: SpinnerProps) {
  return <Ring $size={size} aria-hidden="true" />;
}
