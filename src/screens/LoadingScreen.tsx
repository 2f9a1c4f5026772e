import styled from 'styled-components';
import { Spinner } from '../components/basics/Spinner.tsx';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[16]};
  min-height: 100dvh;
`;

/**
 * Shown until authentication and the metadata are ready. `index.html` contains the same markup and styles.
 *
 * @states loading
 */
export function LoadingScreen() {
  return (
    <Box role="status">
      <Spinner />
      Loading...
    </Box>
  );
}
