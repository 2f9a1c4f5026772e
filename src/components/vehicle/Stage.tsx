import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { groundY } from './sedanOutline.ts';

const Box = styled.div`
  --floor: color-mix(in srgb, ${theme.color.outlineMix} 6%, transparent);
  --rim: color-mix(in srgb, ${theme.color.amber} 14%, transparent);
  position: relative;
  height: 100%;
  overflow: hidden;
  background:
    radial-gradient(28% 66% at 0 62%, var(--rim), transparent),
    linear-gradient(transparent 72%, var(--floor) 72%, transparent),
    linear-gradient(${theme.color.stageTop}, ${theme.color.stageBottom});

  > svg {
    position: absolute;
    /* Where the wheels touch the ground: a little below the horizon. */
    top: 79%;
    left: 6%;
    width: 88%;
    max-height: 88%;
    transform: translateY(-${(groundY / 320) * 100}%);
  }
`;

/** The background of a vehicle drawing. It fills its parent, which sets the aspect ratio. */
export const Stage = (div: ComponentProps<'div'>) => <Box {...div} />;
