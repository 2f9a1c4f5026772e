import { expect, it } from 'vitest';
import { directionsHref, emailHref, mapHref } from './contactLinks.ts';

it('makes an address the only search term of a map, and the destination of directions', () => {
  const address = '1 Pier & 9th St #4';
  const term = '1%20Pier%20%26%209th%20St%20%234';
  expect(mapHref(address)).toBe(`https://www.google.com/maps?q=${term}&output=embed`);
  expect(directionsHref(address)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${term}`);
});

it('encodes an email address, so that it adds no field to the email', () => {
  expect(emailHref('a?bcc=all@example.com')).toBe('mailto:a%3Fbcc%3Dall@example.com');
  expect(emailHref('sales@dealer.example?bcc=spy@elsewhere.example')).toBeUndefined();
});
