import { memo } from 'react';
import { ChatWidget } from '../components/chat/ChatWidget';
import type { Contact } from '../data/model';
import { useChat } from './useChat';

type LiveChatProps = {
  dealerName: string;
  /** Returns the dealer's contact details at the time of a reply. */
  getContact: () => Contact;
};

/** The chat with its conversation, which lasts for the visit. */
export const LiveChat = memo(function LiveChat({ dealerName, getContact }: LiveChatProps) {
  const { isOpen, messages, toggle, send } = useChat(getContact);
  return (
    <ChatWidget isOpen={isOpen} messages={messages} dealerName={dealerName} onToggle={toggle} onSend={send} />
  );
});
