import type { Contact } from '../../shared/model.ts';

export const chatGreeting = 'Hi there!';

/**
 * Replies with the hours, one entry per line, if the text contains 'hours'; with the address if it contains 'address';
 * otherwise with a question.
 */
export function chatReply(text: string, contact: Contact): string {
  const question = text.toLowerCase();
  if (question.includes('hours')) return contact.hours.join('\n');
  if (question.includes('address')) return contact.address;
  return 'How can I help you today?';
}
