import styled from 'styled-components';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { TeamList } from '../components/dealer/TeamList.tsx';
import { theme } from '../components/theme/tokens.ts';
import type { TenantMetadata } from '../shared/model.ts';

const Blurb = styled.p`
  max-width: ${theme.measure};
  color: ${theme.color.ink2};
  font-size: ${theme.font.lead};
`;

const Team = styled.div`
  padding-top: ${theme.space[32]};
`;

export type AboutScreenProps = {
  /** Provides the dealer name and the team; the team section is omitted when the team is empty. */
  metadata: Pick<TenantMetadata, 'dealerName' | 'team'>;
};

/** The dealer name, a blurb that is the same for every tenant, and the team. */
export function AboutScreen({ metadata }: AboutScreenProps) {
  const { dealerName, team } = metadata;
  return (
    <ScreenBox>
      <ScreenHeading>{dealerName}</ScreenHeading>
      <Blurb>
        Buying a used car should feel as good as driving one. Look around our inventory, come by for a test
        drive, and take all the time you need to decide. When you have a car to sell or trade, we are glad to
        look at that too.
      </Blurb>
      {team.length > 0 && (
        <Team>
          <TeamList team={team} />
        </Team>
      )}
    </ScreenBox>
  );
}
