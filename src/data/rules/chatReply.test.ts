import { expect, it } from 'vitest';
import { chatReply } from './chatReply.ts';

const contact = { address: '1 Pier Nine', phone: '', email: '', hours: ['Monday: 9–5', 'Sunday: Closed'] };

it.each([
  ['Your HOURS, please', 'Monday: 9–5\nSunday: Closed'],
  ['What are the hours at this address?', 'Monday: 9–5\nSunday: Closed'],
  ['Headdress? No, the Addresses!', '1 Pier Nine'],
  ['An hour', 'How can I help you today?'],
])('replies to %j with %j', (text, reply) => {
  expect(chatReply(text, contact)).toBe(reply);
});
