import { memo } from 'react';
import { ChatWidget } from '../components/chat/ChatWidget.tsx';
import type { Contact } from '../data/model.ts';
import { useCloseOnBack } from './closeOnBack.ts';
import { useChat } from './useChat.ts';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

type LiveChatProps = {
  dealerName: string;
  /** Returns the dealer's contact details at the time of a reply. */
  getContact: () => Contact;
};

/** The chat with its conversation, which lasts for the visit. */
export const LiveChat = memo(function LiveChat({ dealerName, getContact }: LiveChatProps) {
  const { isOpen, messages, toggle, close, send } = useChat(getContact);
  useCloseOnBack(isOpen, close);
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
