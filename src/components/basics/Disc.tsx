import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { notCopied } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

type Tone = 'brand' | 'ok';

const Circle = styled.span<{ $size: number; $tone: Tone }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => theme.color[`${$tone}Soft`]};
  color: ${({ $tone }) => theme.color[$tone]};
  font-weight: ${theme.weight.heading};
  ${notCopied}
`;

export type DiscProps = ComponentProps<'span'> & {
  /** Width and height in px. */
  size: number;
  /** `ok` is for a success. */
  tone?: Tone;
};

/** A round background for an icon or initials. */
export const Disc = ({ size, tone = 'brand', ...span }: DiscProps) => (
  <Circle {...span} $size={size} $tone={tone} />
);
