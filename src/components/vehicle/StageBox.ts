import styled from 'styled-components';

/** The box of a vehicle's picture on its own screen. */
export const StageBox = styled.div`
  aspect-ratio: 4 / 3;
  min-width: 0;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.sunk};

  ${({ theme }) => theme.from.tablet} {
    aspect-ratio: 16 / 9;
  }

  ${({ theme }) => theme.from.desktop} {
    aspect-ratio: 16 / 10;
  }
`;
