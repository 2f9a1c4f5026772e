import styled from 'styled-components';
import { Spinner } from '../components/basics/Spinner';

const Box = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 100dvh;
`;

/**
 * Shows until authentication is ready and the metadata is there; `index.html` holds its likeness.
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
