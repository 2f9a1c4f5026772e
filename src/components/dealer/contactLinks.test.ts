import { expect, it } from 'vitest';
import { mapHref } from './contactLinks.ts';

it.each(['480 Harbor Street, Portland, ME 04101', '"><script>&output=x#@elsewhere.example/?q=1'])(
  'shows a map of %j, whatever the address contains',
  (address) => {
    const { origin, pathname, searchParams } = new URL(mapHref(address));
    expect(origin + pathname).toBe('https://www.google.com/maps');
    expect([...searchParams]).toEqual([
      ['q', address],
      ['output', 'embed'],
    ]);
  },
);
