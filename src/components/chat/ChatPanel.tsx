import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ChatMessage } from '../../shared/model.ts';
import { Button } from '../basics/Button.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { visuallyHidden } from '../theme/hiding.ts';
import { entrance, fadeOut } from '../theme/motion.ts';
import { theme } from '../theme/tokens.ts';

const Panel = styled.section`
  display: grid;
  grid-template: auto minmax(12cqh, 1fr) auto / minmax(0, 1fr);
  width: min(360px, 100%);
  height: min(520px, 70cqh);
  overflow: hidden auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.e3};
  ${entrance}
  ${fadeOut}

  /* 400 % zoom, or a phone with its keyboard open. */
  @container (max-height: 480px) {
    position: absolute;
    inset: 0 8px 0 auto;
    align-self: stretch;
    width: min(360px, 100% - 16px);
    height: auto;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[8]} ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.line};
`;

const Name = styled.h2`
  font-size: min(${theme.font.field}, 7vw);
  line-height: ${theme.lineHeight.compact};
`;

/** Reversed, so that scroll positions count from the newest message, which stays in view when the size changes. */
const Log = styled.div`
  /* The panel would clip an outer outline. */
  --focus-offset: -3px;
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
`;

const Messages = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  margin-bottom: auto;
  padding: min(${theme.space[16]}, 4cqh) ${theme.space[16]};
`;

const Bubble = styled.p<{ $from: ChatMessage['from'] }>`
  align-self: ${({ $from }) => ($from === 'user' ? 'end' : 'start')};
  max-width: 85%;
  padding: ${theme.space[8]} ${theme.space[12]};
  /* Visible in forced-colors mode. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  border-end-start-radius: ${({ $from }) => ($from === 'ai' ? theme.radius.inner : theme.radius.card)};
  border-end-end-radius: ${({ $from }) => ($from === 'user' ? theme.radius.inner : theme.radius.card)};
  background: ${({ $from }) => ($from === 'user' ? theme.color.brand : theme.color.sunk)};
  color: ${({ $from }) => ($from === 'user' ? theme.color.onBrand : theme.color.ink1)};
  font-size: min(${theme.font.field}, 8vw);
  line-height: ${theme.lineHeight.message};
  white-space: pre-line;

  /* For screen readers. Generated content is not part of the message text. */
  &::before {
    ${visuallyHidden}
    content: attr(data-author) ': ';
  }
`;

const Compose = styled.form`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[8]};
  padding: min(${theme.space[12]}, 3cqh) ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
`;

const Input = styled(TextInput)`
  flex: 1 5em;
  min-width: 0;
  height: max(48px, 1.9em);
  padding-inline: ${theme.space[12]};
`;

export type ChatPanelProps = {
  /** Whether the panel is displayed. While hidden, it keeps the typed text. */
  open: boolean;
  /** The title of the panel. */
  dealerName: string;
  /** The conversation, oldest message first. */
  messages: ReadonlyArray<ChatMessage>;
  /** The visitor sent a message. The text is trimmed and never blank. */
  onSend: (text: string) => void;
  /** The visitor asked to open or close the panel. */
  onOpenChange: (open: boolean) => void;
};

/**
 * The chat's messages and input field. The field takes the focus when the panel opens, described by the first message. The
 * messages stay scrolled to the end unless the visitor scrolls up.
 */
export function ChatPanel({ open, dealerName, messages, onSend, onOpenChange }: ChatPanelProps) {
  const greetingId = useId();
  const log = useRef<HTMLDivElement>(null);
  const logHeight = useRef(0);
  const input = useRef<HTMLInputElement>(null);

  // Safari has no scroll anchoring, so new messages would move the text that the visitor is reading.
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    if (element.scrollTop < 0) element.scrollTop -= element.scrollHeight - logHeight.current;
    logHeight.current = element.scrollHeight;
  }, [messages, open]);

  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
  }, [open]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current;
    if (field === null) return;
    const text = field.value.trim();
    field.value = '';
    field.focus();
    log.current?.scrollTo({ top: 0 });
    if (text !== '') onSend(text);
  };

  return (
    <Panel aria-label="Chat" hidden={!open}>
      <Head>
        <Name>{dealerName}</Name>
        <IconButton aria-label="Hide chat" icon="close" onClick={() => onOpenChange(false)} />
      </Head>
      {/* Focusable so that it can be scrolled with the keyboard. */}
      <Log ref={log} role="log" aria-live="polite" aria-label="Messages" tabIndex={0}>
        <Messages>
          {messages.map(({ id, from, text, isPending = false }, index) => (
            <Bubble
              key={`${id} ${isPending}`}
              id={index === 0 ? greetingId : undefined}
              data-author={from === 'user' ? 'You' : dealerName}
              aria-hidden={isPending}
              $from={from}
            >
              {text}
            </Bubble>
          ))}
        </Messages>
      </Log>
      <Compose onSubmit={handleSubmit}>
        <Input
          ref={input}
          aria-label="Message"
          placeholder="Message"
          aria-describedby={greetingId}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit">Send</Button>
      </Compose>
    </Panel>
  );
}
