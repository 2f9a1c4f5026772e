import styled from 'styled-components';
import { useDialog } from '../basics/Modal.tsx';
import { Icon } from '../basics/Icon.tsx';
import { floatingButton } from '../vehicle/onPhoto.ts';
import { PhotoRow, type PhotoRowProps } from './PhotoRow.tsx';

/** Dark in both schemes, as is what floats above it. */
const Dialog = styled.dialog`
  --focus: ${({ theme }) => theme.color.onNight};
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${({ theme }) => theme.color.night};
  color: ${({ theme }) => theme.color.onNight};
  color-scheme: dark;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Close = styled.button`
  ${floatingButton}
  top: max(12px, env(safe-area-inset-top));
  right: max(12px, env(safe-area-inset-right));
  z-index: 1;
`;

export type PhotoDialogProps = Omit<PhotoRowProps, 'isWhole' | 'onEnlarge'> & {
  /** The visitor asked to close the dialog. It stays open until the parent stops rendering it. */
  onClose: () => void;
};

/**
 * The photos in the whole window, in a modal dialog that is open while it is rendered. Zooming is the browser's.
 *
 * @states open, narrow
 */
export function PhotoDialog({ onClose, ...row }: PhotoDialogProps) {
  return (
    <Dialog {...useDialog(onClose)} tabIndex={-1} aria-label={`Photos of ${row.name}`}>
      <Close type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </Close>
      <PhotoRow {...row} isWhole />
    </Dialog>
  );
}
