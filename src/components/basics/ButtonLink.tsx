import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonStyles } from './Button.tsx';

const Box = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyles}
`;

export type ButtonLinkProps = ComponentProps<'a'> & {
  /** `amber` is for dark backgrounds only. */
  variant?: ButtonVariant;
};

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', ...link }: ButtonLinkProps) => (
  <Box {...link} $variant={variant} />
);
