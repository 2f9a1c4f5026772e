import { memo, useState } from 'react';
import { ChatWidget } from '../../components/chat/ChatWidget.tsx';
import { chatGreeting, chatReply } from '../../data/rules/chatReply.ts';
import type { ChatMessage } from '../../shared/model.ts';
import { useCloseOnBack } from '../navigation/closeOnBack.ts';
import type { Visit } from '../visit/visit.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

/** A simulated delay. */
const replyMs = 800;

type ChatContainerProps = {
  dealerName: string;
  /** Provides the current contact details for a reply. */
  visit: Pick<Visit, 'getState'>;
};

/** The chat and its conversation, which lasts for the visit. */
export const ChatContainer = memo(function ChatContainer({ dealerName, visit }: ChatContainerProps) {
  const [open, setOpen] = useState(false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  useCloseOnBack(open, setOpen);

  const handleOpenChange = (next: boolean) => {
    if (messages.length === 0) setMessages([{ id: 0, text: chatGreeting, from: 'ai' }]);
    setOpen(next);
  };

  const send = (text: string) => {
    // The id of a message is its index.
    const id = messages.length;
    const replyId = id + 1;
    setMessages((earlier) => [
      ...earlier,
      { id, text, from: 'user' },
      { id: replyId, text: '...', from: 'ai', isPending: true },
    ]);
    setTimeout(() => {
      const { contact } = visit.getState().metadata;
      const reply: ChatMessage = { id: replyId, text: chatReply(text, contact), from: 'ai' };
      setMessages((all) => all.with(replyId, reply));
    }, replyMs);
  };

  return (
    <ChatWidget
      open={open}
      messages={messages}
      dealerName={dealerName}
      keyboardHeight={useKeyboardHeight()}
      onOpenChange={handleOpenChange}
      onSend={send}
    />
  );
});
