import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button';
import { Disc } from './Disc';
import { Icon } from './Icon';
import { heading2, priceFigures } from '../theme/typography';

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Dialog = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid light-dark(transparent, ${({ theme }) => theme.color.line});
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.ink1};
  box-shadow: ${({ theme }) => theme.shadow.e3};
  animation: ${appear} ${({ theme }) => `${theme.motion.panelIn} ${theme.motion.inPlace}`};

  &::backdrop {
    background: color-mix(in srgb, ${({ theme }) => theme.color.night} 55%, transparent);
    backdrop-filter: blur(4px);
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[24]};

  ${({ theme }) => theme.from.tablet} {
    padding: ${({ theme }) => theme.space[32]};
  }
`;

const Title = styled.h2`
  ${heading2}
`;

const Message = styled.p`
  color: ${({ theme }) => theme.color.ink2};
  font-size: ${({ theme }) => theme.font.lead};
  line-height: 1.4;
`;

const Highlight = styled.strong`
  ${priceFigures}
  color: ${({ theme }) => theme.color.ink1};
  font-size: ${({ theme }) => theme.font.priceDetail};
`;

const Actions = styled.div`
  width: 100%;
  margin-top: ${({ theme }) => theme.space[8]};

  ${({ theme }) => theme.from.tablet} {
    display: flex;
    justify-content: end;
    > button { width: auto; }
  }
`;

export type ModalProps = {
  /** The dialog’s heading and its name. */
  title: string;
  /** One sentence or two, shown word for word. */
  message: string;
  /** A part of the message that is set large, such as an amount of money. */
  highlight?: string | undefined;
  /** The visitor asked to close it; it stays until it is no longer rendered. */
  onClose: () => void;
};

/**
 * A dialog that is open for as long as it is rendered. Escape, the button and the backdrop ask to close it.
 *
 * @states open, long, narrow
 */
export function Modal({ title, message, highlight, onClose }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it goes makes the browser give the focus back.
    return () => element?.close();
  }, []);

  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  const [before, after] = highlight === undefined ? [message] : message.split(highlight, 2);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Content>
        {highlight === undefined && (
          <Disc $size={56} $tone="ok">
            <Icon name="tick" size={28} />
          </Disc>
        )}
        <Title id={titleId}>{title}</Title>
        <Message>
          {before}
          {highlight !== undefined && <Highlight>{highlight}</Highlight>}
          {after}
        </Message>
        <Actions>
          <Button isWide onClick={onClose}>
            Close
          </Button>
        </Actions>
      </Content>
    </Dialog>
  );
}
