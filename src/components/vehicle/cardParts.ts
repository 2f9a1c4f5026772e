import styled, { css } from 'styled-components';
import { clampLines, priceFigures } from '../theme/typography.ts';

/**
 * The box of a vehicle card and of its skeleton. Contains the parts below, in their order; the specs may be missing. The
 * subgrid aligns them with those of the other cards in the row, so the parent must be a grid.
 */
export const CardFrame = styled.article`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);
  min-width: 0;
  overflow: clip;
  border: 1px solid light-dark(transparent, ${({ theme }) => theme.color.line});
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.e1};
  transition: transform ${({ theme }) => `${theme.motion.hover} ${theme.motion.inPlace}`},
    box-shadow ${({ theme }) => `${theme.motion.hover} ${theme.motion.inPlace}`};

  @media print {
    break-inside: avoid;
  }
`;

export const CardStage = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunk};
`;

const inset = css`
  margin-inline: ${({ theme }) => theme.space[16]};

  ${({ theme }) => theme.from.tablet} {
    margin-inline: ${({ theme }) => theme.space[20]};
  }
`;

export const CardTitle = styled.h2`
  ${inset}
  ${clampLines(2)}
  margin-top: ${({ theme }) => theme.space[16]};
  font-size: ${({ theme }) => theme.font.cardTitle};
  font-weight: ${({ theme }) => theme.weight.heading};
  line-height: 1.15;
`;

export const CardSpecs = styled.p`
  ${inset}
  margin-top: ${({ theme }) => theme.space[8]};
  overflow: hidden;
  color: ${({ theme }) => theme.color.ink2};
  font-size: ${({ theme }) => theme.font.small};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The price on the left and the button on the right, at the end of the card. */
export const CardFoot = styled.div`
  ${inset}
  display: flex;
  flex-wrap: wrap;
  grid-area: -2 / -2 / -1 / -1;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[16]}`};
  padding-block: ${({ theme }) => `${theme.space[16]} ${theme.space[12]}`};
`;

export const CardPrice = styled.p`
  ${priceFigures}
  min-width: 0;
  padding-block: ${({ theme }) => theme.space[10]};
  font-size: ${({ theme }) => theme.font.priceCard};
`;
