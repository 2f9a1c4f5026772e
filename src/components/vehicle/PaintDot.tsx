import styled from 'styled-components';
import { paintOf } from './paint';

const Dot = styled.span`
  display: inline-block;
  flex-shrink: 0;
  width: 10px;
  height: 10px;
  margin-inline-end: 2px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.pill};
`;

/**
 * A dot in the paint that a colour's name stands for; the name itself stands beside it.
 *
 * @states filled, sparse
 */
export function PaintDot({
  color,
}: {
  /** As the document says it; only paints of the paint map are used. */
  color: string;
}) {
  return <Dot style={{ background: paintOf(color) }} />;
}
