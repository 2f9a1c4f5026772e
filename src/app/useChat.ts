import { useRef, useState } from 'react';
import { chatGreeting, chatReply } from '../data/chatReply';
import type { ChatMessage, Contact } from '../data/model';
import { delaysMs } from './delays';

/**
 * The chat (specification 4, 'Chat'). Each '...' gives way to the answer to its own message.
 *
 * @param contactNow the dealer's contact at the moment of an answer
 */
export function useChat(contactNow: () => Contact) {
  const [isOpen, setIsOpen] = useState(false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const lastId = useRef(0);

  const newMessage = (message: Omit<ChatMessage, 'id'>): ChatMessage => {
    lastId.current += 1;
    return { id: lastId.current, ...message };
  };

  const toggle = () => {
    if (!isOpen && messages.length === 0) setMessages([newMessage({ text: chatGreeting, from: 'ai' })]);
    setIsOpen(!isOpen);
  };

  const send = ({ text }: { text: string }) => {
    const asked = newMessage({ text, from: 'user' });
    const pending = newMessage({ text: '...', from: 'ai', isPending: true });
    setMessages((said) => [...said, asked, pending]);
    setTimeout(() => {
      const answer: ChatMessage = { id: pending.id, text: chatReply(text, contactNow()), from: 'ai' };
      setMessages((said) => said.map((message) => (message.id === pending.id ? answer : message)));
    }, delaysMs.chatReply);
  };

  return { isOpen, messages, toggle, send };
}
