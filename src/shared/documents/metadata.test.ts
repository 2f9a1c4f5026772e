import { expect, it } from 'vitest';
import type { TenantMetadata } from '../model.ts';
import { decodeMetadata, defaultMetadata } from './metadata.ts';

/** A document in which no field has its default. */
const complete: TenantMetadata = {
  dealerName: 'Harbor Street Motors',
  heroImage: 'https://example.com/lot.jpg',
  team: [{ name: 'Maria Alvarez', role: 'General Manager' }],
  contact: {
    address: '480 Harbor Street',
    phone: '(207) 555-0142',
    email: 'hello@example.com',
    hours: ['Mon: 9–5'],
  },
  acceptsRequests: true,
  privacyUrl: 'https://example.com/privacy',
  consentText: 'You may call me',
};

const invalidValues = [undefined, 7, null, '', '   ', [], [7], { text: 'text' }];

it.each([undefined, null, 7, 'text', []])('returns every default for %j', (raw) => {
  expect(decodeMetadata(raw)).toEqual({
    dealerName: 'Your Dealership',
    heroImage: '/hero-bg.jpg',
    team: [],
    contact: {
      address: '123 Main Street, Anytown, USA',
      phone: '(555) 123-4567',
      email: 'info@yourdealership.com',
      hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
    },
  });
});

it('leaves acceptsRequests undefined without a document', () => {
  expect(defaultMetadata.acceptsRequests).toBeUndefined();
  expect(decodeMetadata({})).toEqual({ ...defaultMetadata, acceptsRequests: false });
});

const withField = (field: string, value: unknown) =>
  field in complete.contact
    ? { ...complete, contact: { ...complete.contact, [field]: value } }
    : { ...complete, [field]: value };

it.each([...Object.keys(complete), ...Object.keys(complete.contact)])(
  'returns the default for a missing, invalid or blank %s, and keeps the other fields',
  (field) => {
    const value: unknown = Reflect.get({ ...decodeMetadata({}), ...defaultMetadata.contact }, field);
    for (const invalid of invalidValues)
      expect(decodeMetadata(withField(field, invalid))).toEqual(withField(field, value));
  },
);

it('drops invalid list entries', () => {
  const [maria] = complete.team;
  const team = [null, { name: 'No role', role: {} }, { name: ' ', role: 'Blank' }, maria, 'text'];
  const hours = ['', 7, 'Sunday: Closed', null];
  const decoded = decodeMetadata({ team, contact: { hours } });
  expect(decoded.team).toEqual([maria]);
  expect(decoded.contact.hours).toEqual(['Sunday: Closed']);
});

it.each([
  ['javascript:alert(1)', '/hero-bg.jpg'],
  ['data:text/html,x', '/hero-bg.jpg'],
  ['blob:https://example.com/1', '/hero-bg.jpg'],
  ['http://[', '/hero-bg.jpg'],
  ['ftp://example.com/a.jpg', '/hero-bg.jpg'],
  ['https://example.com/a\nb', '/hero-bg.jpg'],
  [`https://example.com/${'a'.repeat(2048)}`, '/hero-bg.jpg'],
  ['xhttp://a.example/a.jpg', '/hero-bg.jpg'],
  ['/a.jpg', '/a.jpg'],
  ['/a?from=http:', '/a?from=http:'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
])('rejects %s as a link, and takes %s as the picture', (url, picture) => {
  const { heroImage, privacyUrl } = decodeMetadata({ heroImage: url, privacyUrl: url });
  expect({ heroImage, privacyUrl }).toEqual({ heroImage: picture, privacyUrl: undefined });
});

it.each(['http://a.example/', 'HTTPS://a.example/'])('takes %s as a link and as the picture', (url) => {
  expect(decodeMetadata({ heroImage: url, privacyUrl: url })).toMatchObject({
    heroImage: url,
    privacyUrl: url,
  });
});
