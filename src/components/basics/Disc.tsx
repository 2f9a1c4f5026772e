import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { notCopied } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

type Tone = 'brand' | 'ok';

const toneStyles = {
  brand: css`background: ${theme.color.brandSoft}; color: ${theme.color.brand};`,
  ok: css`background: ${theme.color.okSoft}; color: ${theme.color.ok};`,
} satisfies Record<Tone, ReturnType<typeof css>>;

const Circle = styled.span<{ $size: number; $tone: Tone }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${theme.radius.pill};
  ${({ $tone }) => toneStyles[$tone]}
  /* Initials and icons stay within the disc when the browser enlarges text. */
  font-size: ${({ $size }) => 0.3 * $size}px;
  font-weight: ${theme.weight.heading};

  > svg {
    max-width: 60%;
  }
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
