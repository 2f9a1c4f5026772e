import { css } from 'styled-components';

/** The look of a round button above a photo. */
export const floatingButton = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 92%, transparent);
`;
