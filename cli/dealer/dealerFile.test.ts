import { describe, expect, it } from 'vitest';
import { buildDealerFile, decodeDealer } from './dealerFile.ts';

describe('decodeDealer', () => {
  it.each([
    {
      dealerName: 'Alpha Cars',
      heroImage: '/hero.jpg',
      team: [{ name: 'Ana', role: 'Owner' }],
      contact: { address: '1 Main St', phone: '555', email: 'a@alpha.example', hours: ['Mon: 9–5'] },
      timeZone: 'America/Chicago',
    },
    { consentText: null, contact: { address: null, phone: null, email: null, hours: null } },
  ])('reads the file that it writes: %j', (file) =>
    expect(buildDealerFile(decodeDealer(file))).toEqual(file),
  );

  it('trims text, and removes all contacts when contact is null', () => {
    expect(decodeDealer({ contact: { phone: ' 555 ' } })).toEqual({ 'contact.phone': '555' });
    expect(Object.values(decodeDealer({ contact: null }))).toEqual([null, null, null, null]);
    expect(decodeDealer({ contact: {} })).toEqual({});
  });

  it.each([
    [{ dealerName: ' ' }, 'dealerName must be text'],
    [{ dealerName: 'x'.repeat(1501) }, 'dealerName must be text'],
    [{ heroImage: 'javascript:alert(1)' }, 'heroImage must be an http(s) URL'],
    [{ team: [{ name: 'Ana', role: 'Owner', age: 7 }] }, 'team must be a list'],
    [{ contact: { email: 'nobody' } }, 'contact.email must be an email address'],
    [{ contact: { hours: [] } }, 'contact.hours must be a list'],
    [{ logo: '/a.png' }, 'logo is not a field of a dealer. The fields are dealerName, heroImage, '],
    [{ hours: [] }, 'hours is not a field of a dealer. Did you mean contact.hours?'],
    [{ contact: 'x' }, 'contact must be an object'],
    [{ consentText: '' }, 'consentText must be text of at most 1500 characters, or null to remove it'],
    [{ timeZone: 'Chicago' }, 'timeZone must be the IANA name'],
    [{ toString: 'x' }, 'toString is not a field of a dealer'],
    [[], 'A dealer must be an object'],
  ])('refuses %j', (raw, message) => {
    expect(() => decodeDealer(raw)).toThrow(message);
  });
});
