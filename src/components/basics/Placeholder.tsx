import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/tokens.ts';

const sheen = keyframes`
  from { background-position: 120% 0; }
  to { background-position: -120% 0; }
`;

const wait = keyframes`
  from, to { visibility: hidden; }
`;

const Block = styled.span`
  display: inline-block;
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.inner};
  background: linear-gradient(
      100deg,
      transparent 40%,
      color-mix(in srgb, ${theme.color.surface} 60%, transparent) 50%,
      transparent 60%
    )
    120% 0 / 250% 100% no-repeat ${theme.color.line};
  animation:
    ${wait} ${theme.motion.skeletonDelay},
    ${sheen} ${theme.motion.placeholder} linear infinite;
`;

/**
 * A shimmering block for content that takes longer than 150 ms, as large as its parent.
 *
 * Use it in the boxes of the content, so that nothing moves when the content arrives.
 */
export const Placeholder = (span: ComponentProps<'span'>) => <Block {...span} />;
