import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding-top: ${theme.space[4]};
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  max-width: 100%;
  padding: clamp(4px, 1vw, 8px) ${theme.space[16]} clamp(4px, 1vw, 8px) ${theme.space[12]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.brandSoft};
  color: ${theme.color.brand};
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.label};
  line-height: ${theme.lineHeight.compact};
`;

export type FeatureListProps = {
  /** The features; at least one. */
  features: ReadonlyArray<string>;
};

/** The features of a vehicle, as chips. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <Section heading="Features" isSmall>
      <Chips>
        {features.map((feature, index) => (
          // Features can be equal.
          <Chip key={index}>
            <Icon name="tick" />
            <span>{feature}</span>
          </Chip>
        ))}
      </Chips>
    </Section>
  );
}
