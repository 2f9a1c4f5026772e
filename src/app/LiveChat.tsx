import { memo, useRef, useState } from 'react';
import { ChatWidget } from '../components/chat/ChatWidget.tsx';
import { chatGreeting, chatReply } from '../data/rules/chatReply.ts';
import type { ChatMessage, Contact } from '../data/model.ts';
import { useCloseOnBack } from './closeOnBack.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

/** A simulated delay. */
const replyMs = 800;

type LiveChatProps = {
  dealerName: string;
  /** Returns the dealer's contact details at the time of a reply. */
  getContact: () => Contact;
};

/** The chat with its conversation, which lasts for the visit. Each '...' is replaced by the reply to its own message. */
export const LiveChat = memo(function LiveChat({ dealerName, getContact }: LiveChatProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const lastId = useRef(0);
  useCloseOnBack(isOpen, setIsOpen);

  const newMessage = (message: Omit<ChatMessage, 'id'>): ChatMessage => {
    lastId.current += 1;
    return { id: lastId.current, ...message };
  };

  const toggle = () => {
    if (!isOpen && messages.length === 0) setMessages([newMessage({ text: chatGreeting, from: 'ai' })]);
    setIsOpen(!isOpen);
  };

  const send = ({ text }: { text: string }) => {
    const question = newMessage({ text, from: 'user' });
    const pending = newMessage({ text: '...', from: 'ai', isPending: true });
    setMessages((earlier) => [...earlier, question, pending]);
    setTimeout(() => {
      const reply: ChatMessage = { id: pending.id, text: chatReply(text, getContact()), from: 'ai' };
      setMessages((all) => all.map((message) => (message.id === pending.id ? reply : message)));
    }, replyMs);
  };

  return (
    <ChatWidget
      isOpen={isOpen}
      messages={messages}
      dealerName={dealerName}
      keyboardHeight={useKeyboardHeight()}
      onToggle={toggle}
      onSend={send}
    />
  );
});
