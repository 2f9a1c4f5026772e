import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AmountLine, Modal } from '../../components/basics/Modal.tsx';
import { theme } from '../../components/theme/tokens.ts';
import type { Notice, Submissions } from '../screens/useSubmissions.ts';

/** On paper, the message instead of the dialog. React can remove this element even if the dialog in it is gone. */
const Box = styled.div`
  @media print {
    order: -1;
    padding: ${theme.space.gutter};

    &::before {
      content: attr(data-message);
    }
  }
`;

type OpenNoticeProps = Notice & { onClose: () => void };

function OpenNotice({ title, message, onClose }: OpenNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [text, amount, period, rest] = message;

  // An overlay remover may have deleted the dialog, which nobody can close then.
  useEffect(() => {
    if (!box.current?.querySelector('dialog')) onClose();
  });

  return (
    <Box ref={box} data-message={message.join('')}>
      <Modal title={title} icon={amount === undefined ? 'tick' : undefined} onClose={onClose}>
        {text}
        {amount !== undefined && (
          <AmountLine>
            <strong>{amount}</strong>
            {period}
          </AmountLine>
        )}
        {rest}
      </Modal>
    </Box>
  );
}

type NoticeModalProps = { notice: Submissions['notice']; onClose: () => void };

/** The answer to a submission, if there is one. */
export const NoticeModal = ({ notice, onClose }: NoticeModalProps) =>
  notice && <OpenNotice key={notice.id} {...notice} onClose={onClose} />;
