import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { floatingButton } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';
import { pressStyles, primaryColors } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

const variantStyles = {
  plain: css`
    ${theme.canHover} { &:hover { color: ${theme.color.ink1}; } }
  `,
  primary: css`
    ${primaryColors}
    border-radius: ${theme.radius.pill};
    box-shadow: ${theme.shadow.e2}, 0 0 0 1px ${theme.color.surface};
  `,
  floating: css`
    ${floatingButton}
    ${theme.canHover} { &:hover { background: ${theme.color.surface}; } }
  `,
};

type Variant = keyof typeof variantStyles;

const Box = styled.button<{ $variant: Variant }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink2};

  > svg {
    max-width: 26px;
  }
  ${({ $variant }) => variantStyles[$variant]}
  ${pressStyles}
`;

export type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name. */
  'aria-label': string;
  /** The icon to draw. */
  icon: IconName;
  /** `primary` floats over the page, `floating` lies on a photo. */
  variant?: Variant;
};

/** A button with an icon instead of a label. */
export const IconButton = ({ icon, variant = 'plain', ...button }: IconButtonProps) => (
  <Box type="button" {...button} $variant={variant}>
    <Icon name={icon} size={variant === 'primary' ? 26 : 20} />
  </Box>
);
