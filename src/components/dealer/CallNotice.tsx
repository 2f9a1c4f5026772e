import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { ContactLink } from './ContactLink.tsx';

const Sentence = styled.p`
  color: ${theme.color.ink2};
`;

export type CallNoticeProps = {
  /** The dealer's phone as free text. */
  phone: string;
};

/** Suggests a call, where the site has no car to offer. */
export const CallNotice = ({ phone }: CallNoticeProps) => (
  <Sentence>
    Looking for a car? Call us: <ContactLink kind="phone" value={phone} />
  </Sentence>
);
