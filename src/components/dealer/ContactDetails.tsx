import styled from 'styled-components';
import type { Contact } from '../../shared/model.ts';
import { Disc } from '../basics/Disc.tsx';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';
import { ContactLink } from './ContactLink.tsx';

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
`;

const rows = [
  { icon: 'pin', kind: 'address' },
  { icon: 'phone', kind: 'phone' },
  { icon: 'mail', kind: 'email' },
] as const;

export type ContactDetailsProps = {
  /** The address, phone and email as free text. */
  contact: Pick<Contact, 'address' | 'phone' | 'email'>;
};

/** The dealer's address, phone and email, one row each. */
export function ContactDetails({ contact }: ContactDetailsProps) {
  return (
    <Rows>
      {rows.map(({ icon, kind }) => (
        <Row key={kind}>
          <Disc size={44}>
            <Icon name={icon} size={20} />
          </Disc>
          <ContactLink kind={kind} value={contact[kind]} />
        </Row>
      ))}
    </Rows>
  );
}
