import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';

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
  transition: opacity ${theme.motion.press} ${theme.motion.barDelay};

  @starting-style {
    opacity: 0;
  }

  &::after {
    position: absolute;
    inset: 0 60% 0 0;
    background: ${theme.color.brand};
    animation: ${slide} ${theme.motion.placeholder} ease-in-out infinite;
    content: '';

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: AmountLine;
    }
  }
`;

export type LoadingBarProps = {
  /** Whether the next screen is loading. */
  isShown: boolean;
};

/**
 * A bar at the top of the window, visible when the next screen takes longer than 300 ms. Screen readers announce it at once.
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
