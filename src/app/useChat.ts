import { useCallback, useRef, useState } from 'react';
import { chatGreeting, chatReply } from '../data/chatReply.ts';
import type { ChatMessage, Contact } from '../data/model.ts';
import { delaysMs } from './delays.ts';

/**
 * The chat's conversation. Each '...' is replaced by the reply to its own message.
 *
 * @param getContact returns the dealer's contact details at the time of a reply
 */
export function useChat(getContact: () => Contact) {
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
    const question = newMessage({ text, from: 'user' });
    const pending = newMessage({ text: '...', from: 'ai', isPending: true });
    setMessages((earlier) => [...earlier, question, pending]);
    setTimeout(() => {
      const reply: ChatMessage = { id: pending.id, text: chatReply(text, getContact()), from: 'ai' };
      setMessages((all) => all.map((message) => (message.id === pending.id ? reply : message)));
    }, delaysMs.chatReply);
  };

  const close = useCallback(() => setIsOpen(false), []);

  return { isOpen, messages, toggle, close, send };
}
