import styled from 'styled-components';
import type { TeamMember } from '../../shared/model.ts';
import { formatInitial } from '../../shared/text/format.ts';
import { Disc } from '../basics/Disc.tsx';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';
import { SmallLabel } from '../theme/typography.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr));
  gap: ${theme.space[16]};

  ${theme.from.desktop} {
    gap: ${theme.space[24]};
  }
`;

const Tile = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]};
  border: 1px solid light-dark(transparent, ${theme.color.line});
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e1};

  > div {
    flex: 1 8rem;
    min-width: 0;
  }
`;

const Name = styled.p`
  font-weight: ${theme.weight.label};
  line-height: ${theme.lineHeight.compact};
`;

/** The initials of the first and the last word. */
function formatInitials(name: string) {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => formatInitial(word)).join('');
}

export type TeamListProps = {
  /** The team members; at least one. */
  team: ReadonlyArray<TeamMember>;
};

/** The team members and their roles. */
export function TeamList({ team }: TeamListProps) {
  return (
    <Section heading="Meet the Team">
      <Grid>
        {team.map(({ name, role }, index) => (
          // Members can share a name and a role.
          <Tile key={index}>
            <Disc size={56} aria-hidden="true">
              {formatInitials(name)}
            </Disc>
            <div>
              <Name>{name}</Name>
              <SmallLabel>{role}</SmallLabel>
            </div>
          </Tile>
        ))}
      </Grid>
    </Section>
  );
}
