import { expect, it } from 'vitest';
import { chatReply } from './chatReply.ts';

const contact = {
  address: '480 Harbor Street',
  phone: '',
  email: '',
  hours: ['Mon–Fri: 9–7', 'Sunday: Closed'],
};
const hours = 'Mon–Fri: 9–7\nSunday: Closed';

it.each([
  ['What are your HOURS?', hours],
  ['address or hours', hours],
  ['Address please', contact.address],
  ['hello', 'How can I help you today?'],
  ['afterhours', hours],
])('answers %j with %j', (text, reply) => {
  expect(chatReply(text, contact)).toBe(reply);
});
