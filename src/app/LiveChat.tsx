import { ChatWidget } from '../components/chat/ChatWidget';
import type { Contact } from '../data/model';
import { useChat } from './useChat';

type LiveChatProps = {
  dealerName: string;
  /** The dealer's contact at the moment of an answer. */
  contactNow: () => Contact;
};

/** The chat with its conversation, which lasts for the visit. */
export function LiveChat({ dealerName, contactNow }: LiveChatProps) {
  const { isOpen, messages, toggle, send } = useChat(contactNow);
  return (
    <ChatWidget isOpen={isOpen} messages={messages} dealerName={dealerName} onToggle={toggle} onSend={send} />
  );
}
