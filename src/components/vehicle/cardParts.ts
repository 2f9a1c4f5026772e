import styled, { css } from 'styled-components';
import { theme } from '../theme/tokens.ts';

/**
 * A grid of cards: 1, 2 or 3 columns, and the given number of columns on the widest screens. The gap between rows is a margin
 * below each child. A row gap would also apply between the four grid rows that a card spans.
 */
export const cardGrid = (columnsFromCinema: number) => css`
  --columns: 1;
  --gap: ${theme.space[20]};
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  column-gap: var(--gap);
  margin-bottom: calc(-1 * var(--gap));

  > * {
    margin-bottom: var(--gap);
  }

  ${theme.from.tablet} {
    --columns: 2;
  }

  ${theme.from.desktop} {
    --columns: 3;
    --gap: ${theme.space[24]};
  }

  ${theme.from.cinema} {
    --columns: ${columnsFromCinema};
    --gap: ${theme.space[32]};
  }
`;

/**
 * The box of a vehicle card and of its skeleton. Contains the parts below, in their order; the specs may be missing. The
 * subgrid aligns them with those of the other cards in the row, so the parent must be a grid.
 */
export const CardFrame = styled.article`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template: subgrid / minmax(0, 1fr);
  overflow: clip;
  border: 1px solid light-dark(transparent, ${theme.color.line});
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e1};
  transition: transform ${theme.motion.hover} ${theme.motion.inPlace},
    box-shadow ${theme.motion.hover} ${theme.motion.inPlace};

  > :not(:first-child) {
    margin-inline: ${theme.space.card};
  }

  @media print {
    break-inside: avoid;
  }
`;

export const CardStage = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${theme.color.sunk};
`;

export const CardTitle = styled.h2`
  margin-top: ${theme.space[16]};
  ${theme.text.cardTitle}
`;

export const CardSpecs = styled.p`
  margin-top: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.font.small};
  font-variant-numeric: tabular-nums;
`;

/** The price and the button, at the end of the card. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: -2 / -2 / -1 / -1;
  align-items: end;
  place-content: start space-between;
  gap: ${theme.space[4]} ${theme.space[16]};
  padding-block: ${theme.space[16]} ${theme.space[12]};
`;

export const CardPrice = styled.p`
  ${theme.text.cardPrice}
  padding-block: ${theme.space[10]};
`;
