import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { findPaint } from './paint.ts';

// Coloured by an attribute: the first paint’s policy allows no inline styles. Drawn, because browsers print no backgrounds.
const Dot = styled.svg`
  display: inline-block;
  width: 0.7em;
  height: 0.7em;
  margin-inline-end: ${theme.space[2]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: currentColor;
  forced-color-adjust: none;
`;

/** Keeps the dot beside the first word. */
const Paint = styled.span`
  white-space: nowrap;

  > span {
    white-space: normal;
  }
`;

export type PaintDotProps = {
  /** The colour name from the document. Only colours from the table in `paint.ts` are ever used. */
  color: string;
};

/** The name of a vehicle's colour, after a dot in its paint. */
export function PaintDot({ color }: PaintDotProps) {
  return (
    <Paint>
      <Dot color={findPaint(color)} viewBox="0 0 1 1" fill="currentColor" aria-hidden>
        <path d="M0 0h1v1H0z" />
      </Dot>{' '}
      <span>{color}</span>
    </Paint>
  );
}
