import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/typography.ts';

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  height: 4px;
  overflow: hidden;
  background: ${theme.color.brandSoft};
  /* Nothing shows in the first 300 ms. */
  transition: opacity ${theme.motion.press} 300ms;

  @starting-style {
    opacity: 0;
  }

  &::after {
    position: absolute;
    inset: 0 60% 0 0;
    background: ${theme.color.brand};
    animation: ${slide} ${theme.motion.placeholder} ease-in-out infinite;
    content: '';
  }

  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export type LoadingBarProps = {
  /** Whether the next screen is on its way. */
  isShown: boolean;
};

/**
 * A bar at the top of the window while the code of the next screen is loading. Announced once.
 *
 * @states loading
 */
export function LoadingBar({ isShown }: LoadingBarProps) {
  return (
    <div role="status">
      {isShown && (
        <Bar>
          <VisuallyHidden>One moment…</VisuallyHidden>
        </Bar>
      )}
    </div>
  );
}
