import type { ComponentProps, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { theme } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'ghost' | 'amber';

/** The colours of a primary button, for Button and IconButton. */
export const primaryColors = css`
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  ${theme.canHover} { &:hover { background: ${theme.color.brandHover}; } }
  &:active { background: ${theme.color.brandActive}; }
`;

const variantStyles = {
  primary: primaryColors,
  ghost: css`
    border-color: ${theme.color.control};
    background: transparent;
    color: ${theme.color.ink1};
    ${theme.canHover} { &:hover { background: ${theme.color.brandSoft}; } }
  `,
  amber: css`
    --focus: ${theme.color.onNight};
    min-height: 52px;
    padding-inline: ${theme.space[32]};
    background: ${theme.color.amber};
    color: ${theme.color.onAmber};
    ${theme.canHover} { &:hover { background: ${theme.color.amberHover}; } }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/** The look of a pressed and of a disabled button, for Button, ButtonLink and IconButton. */
export const pressStyles = css`
  &:active {
    transform: translateY(1px);
  }

  &:is(:disabled, [aria-disabled='true']) {
    background: ${theme.color.sunk};
    border-color: ${theme.color.line};
    color: ${theme.color.ink2};
    cursor: default;
    transform: none;
  }
`;

/** The look of a button, for Button and ButtonLink. */
export const buttonStyles = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: 48px;
  padding: ${theme.space[8]} ${theme.space[24]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.label};
  line-height: ${theme.lineHeight.compact};
  text-decoration: none;
  transition: background-color ${theme.motion.hover} ${theme.motion.inPlace},
    transform ${theme.motion.press} ${theme.motion.inPlace};
  ${({ $variant }) => variantStyles[$variant]}
  ${pressStyles}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid ${theme.color.line};
  border-top-color: ${theme.color.brand};
  border-radius: ${theme.radius.pill};
  animation: ${turn} ${theme.motion.spinner} linear infinite;
`;

const Label = styled.span`
  display: contents;
`;

const Box = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentProps<'button'> & {
  /** The label, possibly with an icon. */
  children: ReactNode;
  /** `amber` is for dark backgrounds only. */
  variant?: ButtonVariant;
  /** `submit` submits the surrounding form. */
  type?: 'button' | 'submit';
  /** Replaces the label while the action is in progress, and disables the button. `false` otherwise. */
  busyLabel?: string | false;
  /** Makes the button unavailable. It loses the focus, unlike a busy button. */
  disabled?: boolean;
};

/**
 * A button in one of three variants, with an optional busy state. While it is busy it keeps the focus, submits nothing, and
 * is disabled for assistive technology.
 */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  busyLabel = false,
  onClick,
  ...button
}: ButtonProps) {
  const isBusy = busyLabel !== false;
  return (
    <Box
      aria-disabled={isBusy}
      {...button}
      type={isBusy ? 'button' : type}
      onClick={isBusy ? undefined : onClick}
      $variant={variant}
    >
      {isBusy && <Spinner aria-hidden />}
      <Label>{isBusy ? busyLabel : children}</Label>
    </Box>
  );
}
