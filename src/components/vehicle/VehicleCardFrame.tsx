import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';

const onItsSide = css`
  display: grid;
  grid-column: span 2;
  grid-template: auto auto 1fr / 55% 1fr;

  > :first-child {
    grid-row: span 3;
    min-height: 100%;
  }
`;

const lyingDown = css`
  @media (min-width: ${({ theme }) => theme.breakpoint.tablet}px) and (max-width: ${({ theme }) =>
    theme.breakpoint.desktop - 1}px) {
    ${onItsSide}
  }

  /* Alone in its row it would stand beside a void. */
  ${({ theme }) => theme.from.tablet} {
    &:only-child {
      ${onItsSide}
    }
  }
`;

/** All parts but the last are as high in every card of a width, so that they stand level in a row without a subgrid. */
const Card = styled.article<{ $isLead: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid light-dark(transparent, ${({ theme }) => theme.color.line});
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.e1};
  transition: transform ${({ theme }) => `${theme.motion.hover} ${theme.motion.inPlace}`},
    box-shadow ${({ theme }) => `${theme.motion.hover} ${theme.motion.inPlace}`};
  ${({ $isLead }) => $isLead && lyingDown}

  @media print {
    break-inside: avoid;
  }
`;

const StageBox = styled.div`
  position: relative;
  flex-shrink: 0;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunk};
`;

const part = css`
  min-width: 0;
  padding-inline: ${({ theme }) => theme.space[16]};

  ${({ theme }) => theme.from.tablet} {
    padding-inline: ${({ theme }) => theme.space[20]};
  }
`;

const Title = styled.div`
  ${part}
  padding-top: ${({ theme }) => theme.space[16]};
`;

const Specs = styled.div`
  ${part}
  padding-top: ${({ theme }) => theme.space[8]};

  ${({ theme }) => theme.from.cinema} {
    min-height: ${({ theme }) => theme.space[32]};
  }
`;

const Foot = styled.div`
  ${part}
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[16]}`};
  padding-block: ${({ theme }) => `${theme.space[16]} ${theme.space[12]}`};
`;

export type VehicleCardFrameProps = {
  /** The picture’s place, at 16 to 10. */
  stage: ReactNode;
  /** Two lines for the name. */
  title: ReactNode;
  /** One line below the name. */
  specs: ReactNode;
  /** The price at the left, the button at the right. */
  foot: ReactNode;
  /** The first of its grid: lies on its side, over two columns, where there are two, or where it is the only one. */
  isLead?: boolean;
  /** Holds the place of a card, and is none to assistive technology. */
  isPlaceholder?: boolean;
  /** What else its element says, such as its name and its place in a list. */
  attributes?: ComponentProps<'article'>;
  /** For styles from outside. */
  className?: string;
};

/**
 * The boxes of a vehicle card, which the loaded card and the one under way share to the pixel.
 *
 * @states filled
 */
export function VehicleCardFrame({
  stage,
  title,
  specs,
  foot,
  isLead = false,
  isPlaceholder = false,
  attributes,
  className,
}: VehicleCardFrameProps) {
  return (
    <Card
      {...attributes}
      as={isPlaceholder ? 'div' : 'article'}
      aria-hidden={isPlaceholder}
      className={className}
      $isLead={isLead}
    >
      <StageBox>{stage}</StageBox>
      <Title>{title}</Title>
      <Specs>{specs}</Specs>
      <Foot>{foot}</Foot>
    </Card>
  );
}
