import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';

const horizontal = css`
  grid-row: auto;
  grid-column: span 2;
  grid-template: auto auto 1fr / 55% 1fr;

  > :first-child {
    grid-row: span 3;
    min-height: 100%;
  }
`;

const lead = css`
  @media (min-width: ${({ theme }) => theme.breakpoint.tablet}px) and (max-width: ${({ theme }) =>
    theme.breakpoint.desktop - 1}px) {
    ${horizontal}
  }

  ${({ theme }) => theme.from.tablet} {
    &:only-child {
      ${horizontal}
    }
  }
`;

/** The subgrid aligns stage, title, specs and foot with those of the other cards in the row. */
const Card = styled.article<{ $isLead: boolean }>`
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
  ${({ $isLead }) => $isLead && lead}

  @media print {
    break-inside: avoid;
  }
`;

const StageBox = styled.div`
  position: relative;
  width: 100%;
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

  &:not(:empty) {
    padding-top: ${({ theme }) => theme.space[8]};
  }
`;

const Foot = styled.div`
  ${part}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[16]}`};
  padding-block: ${({ theme }) => `${theme.space[16]} ${theme.space[12]}`};
`;

export type VehicleCardFrameProps = {
  /** The picture, in a 16:10 box. */
  stage: ReactNode;
  /** The vehicle name. */
  title: ReactNode;
  /** One line below the name. */
  specs: ReactNode;
  /** The price on the left and the button on the right. */
  foot: ReactNode;
  /** The first card of its grid. It is laid out horizontally in a two-column grid, and when it is the only card. */
  isLead?: boolean;
  /** Hides the card from assistive technology, as a skeleton does. */
  isPlaceholder?: boolean;
  /** Further attributes of the element, such as its accessible name and its position in the set. */
  attributes?: ComponentProps<'article'>;
  /** Lets `styled()` extend the frame. */
  className?: string;
};

/**
 * The boxes of a vehicle card. Shared by the loaded card and its skeleton. The parent must be a grid.
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
