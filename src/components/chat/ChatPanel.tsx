import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ChatMessage } from '../../data/model.ts';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { clampLines } from '../theme/typography.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Panel = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: calc(100vw - 16px);
  height: min(520px, 70dvh);
  max-height: calc(100dvh - 104px - var(--keyboard-height, 0px));
  margin-right: -${({ theme }) => theme.space[8]};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow.e3};
  animation: ${appear} ${({ theme }) => `${theme.motion.panelIn} ${theme.motion.inPlace}`};

  ${({ theme }) => theme.from.tablet} {
    width: 360px;
    height: min(520px, calc(100dvh - 120px));
    margin-right: 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[8]} ${theme.space[8]} ${theme.space[16]}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const Name = styled.h2`
  ${clampLines(1)}
  font-size: ${({ theme }) => theme.font.field};
  font-weight: ${({ theme }) => theme.weight.heading};
`;

const HideButton = styled.button`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.ink2};
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The panel would clip an outline outside of the log. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Bubble = styled.p<{ $from: ChatMessage['from'] }>`
  align-self: ${({ $from }) => ($from === 'user' ? 'end' : 'start')};
  max-width: 85%;
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[12]}`};
  border-radius: ${({ theme }) => theme.radius.card};
  border-end-start-radius: ${({ theme, $from }) => ($from === 'ai' ? theme.radius.inner : theme.radius.card)};
  border-end-end-radius: ${({ theme, $from }) => ($from === 'user' ? theme.radius.inner : theme.radius.card)};
  background: ${({ theme, $from }) => ($from === 'user' ? theme.color.brand : theme.color.sunk)};
  color: ${({ theme, $from }) => ($from === 'user' ? theme.color.onBrand : theme.color.ink1)};
  font-size: ${({ theme }) => theme.font.field};
  line-height: 1.4;
  white-space: pre-line;
`;

const Compose = styled.form`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 48px;
  padding-inline: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.field};
`;

export type ChatPanelProps = {
  /** The title of the panel. */
  dealerName: string;
  /** The conversation, oldest message first. */
  messages: readonly ChatMessage[];
  /** The visitor sent a message. The text is trimmed and never blank. */
  onSend: (event: { text: string }) => void;
  /** The visitor asked to hide the panel. */
  onClose: () => void;
};

/**
 * The chat's messages and input field. The field takes the focus when the panel appears.
 *
 * @states filled, empty, loading, long, live, narrow
 */
export function ChatPanel({ dealerName, messages, onSend, onClose }: ChatPanelProps) {
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setText('');
    if (text.trim() !== '') onSend({ text: text.trim() });
  };

  return (
    <Panel aria-label="Chat">
      <Head>
        <Name>{dealerName}</Name>
        <HideButton type="button" aria-label="Hide chat" onClick={onClose}>
          <Icon name="close" />
        </HideButton>
      </Head>
      {/* Focusable so that it can be scrolled with the keyboard. */}
      <Log ref={log} role="log" aria-live="polite" aria-label="Messages" tabIndex={0}>
        {messages.map(({ id, from, text: content, isPending = false }) => (
          <Bubble key={`${id} ${isPending}`} $from={from} aria-hidden={isPending}>
            {content}
          </Bubble>
        ))}
      </Log>
      <Compose onSubmit={handleSubmit}>
        <Input
          ref={input}
          aria-label="Message"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">Send</Button>
      </Compose>
    </Panel>
  );
}
