import styled from 'styled-components';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { AddressMap } from '../components/dealer/AddressMap.tsx';
import { BusinessHours } from '../components/dealer/BusinessHours.tsx';
import { ContactDetails } from '../components/dealer/ContactDetails.tsx';
import { theme } from '../components/theme/tokens.ts';
import type { TenantMetadata } from '../shared/model.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[40]};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${theme.space[56]};
  }
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[32]};
`;

export type ContactScreenProps = {
  /** Provides the address, phone, email and business hours. */
  metadata: Pick<TenantMetadata, 'contact'>;
  /** Whether the browser is online. The map needs a connection. */
  isOnline: boolean;
};

/** Contact details, business hours and a map. */
export function ContactScreen({ metadata, isOnline }: ContactScreenProps) {
  const { contact } = metadata;
  return (
    <ScreenBox>
      <ScreenHeading>Contact</ScreenHeading>
      <Columns>
        <Details>
          <ContactDetails contact={contact} />
          <BusinessHours hours={contact.hours} />
        </Details>
        <AddressMap address={contact.address} isOnline={isOnline} />
      </Columns>
    </ScreenBox>
  );
}
