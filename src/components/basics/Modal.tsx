import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { entrance, fadeOut } from '../theme/motion.ts';
import { theme } from '../theme/tokens.ts';
import { PanelHeading } from '../theme/typography.ts';
import { Button } from './Button.tsx';
import { Disc } from './Disc.tsx';
import { Icon, type IconName } from './Icon.tsx';

const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: 30;
  width: 480px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid light-dark(transparent, ${theme.color.line});
  border-radius: ${theme.radius.panel};
  background: ${theme.color.raised};
  color: ${theme.color.ink1};
  box-shadow: ${theme.shadow.e3};
  ${entrance}
  ${fadeOut}

  &::backdrop {
    background: color-mix(in srgb, ${theme.color.night} 55%, transparent);
    -webkit-backdrop-filter: blur(4px);
    backdrop-filter: blur(4px);
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};
  padding: max(${theme.space[24]}, ${theme.space.panel});

  > button {
    justify-self: stretch;
    margin-top: ${theme.space[8]};

    ${theme.from.tablet} {
      justify-self: end;
    }
  }
`;

const Message = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.font.lead};
  line-height: ${theme.lineHeight.message};
`;

/**
 * Shows the `strong` part of the message in large type on a line of its own, and hides the punctuation after it. An inline block,
 * because a block would add line breaks to the text content.
 */
export const AmountLine = styled.span`
  display: inline-block;
  width: 100%;
  padding-block: ${theme.space[8]};
  font-size: 0;

  > strong {
    ${theme.text.amount}
    color: ${theme.color.ink1};
  }
`;

/**
 * Props for a `<dialog>` that opens as a modal when it mounts, and a function that closes it. Escape also closes it. When
 * `onClose` is called, the dialog has faded out, and the focus has returned.
 */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The browser restores focus only if the dialog is closed before it is removed.
    return () => dialog?.close();
  }, []);
  const close = () => {
    if (!ref.current?.open) return;
    ref.current.close();
    const transitions = ref.current.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(transitions).then(onClose);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return { close, dialog: { ref, onCancel } };
}

export type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  /** The heading, which is also the accessible name. */
  title: string;
  /** An icon above the heading. */
  icon?: IconName | undefined;
  /** The text below the title, which is also the accessible description. It may contain an `AmountLine`. */
  children: ReactNode;
  /** The visitor has closed the dialog. The parent should stop rendering it. */
  onClose: () => void;
};

/**
 * A modal dialog that is open when it is rendered. Escape, the Close button and the backdrop close it.
 *
 * Use it to answer a submission, not to ask for input.
 */
export function Modal({ title, icon, children, onClose, ...rest }: ModalProps) {
  const titleId = useId();
  const messageId = useId();
  const { close, dialog } = useDialog(onClose);
  const isBackdropPress = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // Focus the heading, not the button: a key meant for a form field would press Close.
  useLayoutEffect(() => heading.current?.focus(), []);

  // The backdrop is part of the dialog element. A drag between the content and the backdrop also clicks the dialog.
  const handleMouseDown = ({ target, currentTarget }: MouseEvent) => {
    isBackdropPress.current = target === currentTarget;
  };
  const handleMouseUp = ({ target, currentTarget }: MouseEvent) => {
    isBackdropPress.current &&= target === currentTarget;
  };
  const handleClick = () => {
    if (isBackdropPress.current) close();
  };

  return (
    <Dialog
      {...rest}
      {...dialog}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onMouseDown={handleMouseDown}
      onMouseUp={handleMouseUp}
      onClick={handleClick}
    >
      <Content>
        {icon !== undefined && (
          <Disc size={56} tone="ok">
            <Icon name={icon} size={28} />
          </Disc>
        )}
        <PanelHeading id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </PanelHeading>
        <Message id={messageId}>{children}</Message>
        <Button onClick={close}>Close</Button>
      </Content>
    </Dialog>
  );
}
