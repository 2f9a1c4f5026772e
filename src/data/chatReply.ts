import type { Contact } from './model';

/** What the chat says first (specification 4, 'Chat'). */
export const chatGreeting = 'Hi there!';

/** The chat's answer to a visitor's message: the hours one line per entry, the address, or a question. */
export function chatReply(text: string, contact: Contact): string {
  const asked = text.toLowerCase();
  if (asked.includes('hours')) return contact.hours.join('\n');
  if (asked.includes('address')) return contact.address;
  return 'How can I help you today?';
}
