import type { Contact } from './model';

/** The first message of the chat. */
export const chatGreeting = 'Hi there!';

/** Replies with the hours, one per line, when the text mentions them; else the address; else a question. */
export function chatReply(text: string, contact: Contact): string {
  const question = text.toLowerCase();
  if (question.includes('hours')) return contact.hours.join('\n');
  if (question.includes('address')) return contact.address;
  return 'How can I help you today?';
}
