import { expect, it } from 'vitest';
import { directionsHref, mapHref } from './contactLinks.ts';

it('makes an address the only search term of a map, and the destination of directions', () => {
  const address = '1 Pier & 9th St #4';
  const term = '1%20Pier%20%26%209th%20St%20%234';
  expect(mapHref(address)).toBe(`https://www.google.com/maps?q=${term}&output=embed`);
  expect(directionsHref(address)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${term}`);
});
