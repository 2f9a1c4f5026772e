import * as xml from '@xmldom/xmldom';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { isDocumentId } from '../../src/shared/documents/documentId.ts';
import { decodeStoredRequest } from '../../src/shared/documents/storedRequest.ts';
import type { Vehicle } from '../../src/shared/model.ts';
import type { FieldsFor } from '../../src/shared/vehicleFields.ts';
import type { DealerRequest } from './dealerRequest.ts';
import { oneLine } from './oneLine.ts';
import { requestMail } from './requestMail.ts';
import { openTransport } from './smtp.ts';

const id = '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';

const vehicle: Required<Pick<Vehicle, FieldsFor<'stored'>>> = {
  stockNumber: 'N011',
  make: 'Honda',
  model: 'Accord',
  year: 2003,
  price: 4995,
  mileage: 150_321,
};

/** A stored request with these fields in its document, and its dealer. */
function aRequest(fields: object = {}, format: 'adf' | 'text' = 'adf'): DealerRequest {
  const stored = decodeStoredRequest(id, {
    vehicleId: '1HGCM82633A004352',
    name: 'Ana María Ruiz',
    email: 'ana@visitor.example',
    phone: '(302) 555-0142',
    vehicle,
    host: 'www.north.example',
    delivery: { state: 'pending', attempts: 1, error: null },
    ...fields,
  });
  if (stored === undefined) throw new Error('Not a request');
  return {
    ...stored,
    askedAt: Date.parse('2026-07-01T20:30:15.123Z'),
    receivedAt: Date.parse('2026-07-01T20:31:15Z'),
    dealerName: 'North Cars',
    recipient: { to: 'sales@north.example', format, timeZone: 'America/Chicago' },
  };
}

const aTradeIn = (vin: string) => ({ vin, mileage: 1, estimate: 1 });

const composeMail = (request: DealerRequest) => requestMail(request, 'requests@dealers.example');
const composeAdf = (request: DealerRequest) => composeMail(request).text as string;

/** The elements of an ADF in order. Those with a `?` are optional. */
const adfElements =
  /^prospect id requestdate (vehicle year make model (vin )?(stock )?(odometer )?(price )?)+customer contact name name (email )?(phone )?comments vendor vendorname contact name provider name url $/;

/** Expects well-formed ASCII XML with the elements that a CRM expects, none of them empty. Returns a lookup of their contents. */
function expectAdf(text: string) {
  const parser = new xml.DOMParser({ onError: xml.onErrorStopParsing });
  const { documentElement } = parser.parseFromString(text, 'text/xml');
  const elements = Array.from(documentElement?.getElementsByTagName('*') ?? []);
  expect(elements.map(({ tagName }) => `${tagName} `).join('')).toMatch(adfElements);
  expect(text).toMatch(/^[\n -~]*$/);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(998);
  const texts = elements.map(({ tagName, textContent }) => [tagName, textContent?.trim()] as const);
  expect(texts.filter(([, content]) => content === '')).toEqual([]);
  return (name: string) => texts.filter(([tagName]) => tagName === name).map(([, content]) => content);
}

const hostile = [
  '\n\u2028',
  'Bcc: a@b.test',
  '<',
  ']]>',
  '&',
  '&amp;',
  '"',
  'é ',
  '\u202e',
  '\ud800',
  '\0',
  '\ufffe',
];
const long = ['x'.repeat(999), '😀'.repeat(99)];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...hostile, ...long) }),
);
const amounts = fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true }), fc.constant(undefined));
const hostileRequests = fc.record({
  fields: fc.record({
    vehicleId: texts.filter(isDocumentId),
    name: texts,
    email: fc.oneof(texts, fc.emailAddress()),
    phone: texts.map((text) => `5${text}`),
    vehicle: fc.option(
      fc.record({
        stockNumber: texts,
        make: texts,
        model: texts,
        year: amounts,
        price: amounts,
        mileage: amounts,
      } satisfies Record<FieldsFor<'stored'>, unknown>),
    ),
    tradeIn: fc.option(fc.record({ vin: texts, mileage: fc.double(), estimate: fc.double() })),
    consent: fc.option(fc.record({ text: texts, isGiven: fc.boolean() })),
  }),
  dealerName: texts,
  format: fc.constantFrom('adf', 'text'),
});

it('writes ADF with the vehicle, the visitor, the dealer and a delay of more than a minute', async () => {
  const tradeIn = { vin: 'JTDKARFU5L3120057', mileage: 60_999.6, estimate: 12_300 };
  const request = aRequest({ tradeIn, consent: { text: 'Call me', isGiven: false } });
  const text = composeAdf({ ...request, receivedAt: request.askedAt + 60_001 });
  expectAdf(text);
  await expect(text).toMatchFileSnapshot('requestMail.adf.xml');
});

it.each([
  [
    'an id as stock number',
    { vehicleId: 'A-123', vehicle: { make: 'Honda' } },
    '<model>Unknown</model>\n<stock>A-123</stock>',
  ],
  [
    'a stock number',
    { vehicle: { make: 'Honda', stockNumber: 'N012' } },
    '004352</vin>\n<stock>N012</stock>',
  ],
  ['no vehicle', { vehicle: null }, '<year>Unknown</year>\n<make>Unknown</make>'],
  ['the shown vehicle', { vehicle: null, shownVehicle: { year: 1991, make: 'Saab' } }, '<make>Saab</make>'],
  ['one name', { name: 'Ana' }, '<name part="first">Ana</name>\n<name part="last">Unknown</name>'],
  ['no name', { name: ' ' }, '<name part="first">Website</name>\n<name part="last">visitor</name>'],
  ['a repetition', { delivery: { resent: 2 } }, '<prospect status="resend">'],
  ['a lower-case VIN', { vehicleId: '1hgcm82633a004352' }, '<vin>1HGCM82633A004352</vin>'],
  ['the VIN of a trade-in', { tradeIn: aTradeIn('jtdkarfu5l3120057') }, '<vin>JTDKARFU5L3120057</vin>'],
  ['no VIN that is not one', { tradeIn: aTradeIn("don't know") }, '<model>Unknown</model>\n<odometer'],
  ['a VIN as typed', { tradeIn: aTradeIn("don't know") }, "1 mi, VIN don't know."],
  ['a phone number', { phone: '(302) 555-0142 x12 after 5' }, '<phone type="voice">(302) 555-0142</phone>'],
  ['a phone as typed', { phone: '(302) 555-0142 x12 after 5' }, 'Phone: &quot;(302) 555-0142 x12 after 5'],
  ['a foreign phone number', { phone: '+33 (0)1 42 68 53 00' }, '<phone type="voice">+33142685300</phone>'],
  ['no phone of words', { phone: 'ask Bo' }, '</email>\n</contact>\n<comments>Requests a test drive. Phone:'],
])('writes ADF with %s', (_, fields, part) => {
  const text = composeAdf(aRequest(fields));
  expect(text).toContain(part);
  expectAdf(text);
});

it('writes a plain-text email, without a delay of up to a minute', () => {
  const consent = { text: 'Calls are fine', isGiven: true, shownText: 'Texts are fine' };
  expect(composeMail(aRequest({ isTest: true, consent }, 'text'))).toMatchObject({
    from: { name: 'North Cars', address: 'requests@dealers.example' },
    replyTo: { name: 'Ana María Ruiz', address: 'ana@visitor.example' },
    subject: 'TEST: Test drive: 2003 Honda Accord (Ana María Ruiz) at North Cars',
    messageId: `<${id}@www.north.example>`,
    text: `THIS IS A TEST. Nobody has asked for a test drive.
Requests a test drive.
Agreed to: "Calls are fine"
The page showed: "Texts are fine"

Name:    Ana María Ruiz
Email:   ana@visitor.example
Phone:   (302) 555-0142
Vehicle: 2003 Honda Accord
ID:      1HGCM82633A004352
Stock #: N011
Price:   $4,995
Mileage: 150,321 mi

Requested on Wednesday, July 1, 2026 at 3:30:15 PM CDT through www.north.example.
Your reply to this email goes to the visitor.
Request ${id}
`,
  });
});

it('writes a plain-text email about an unknown vehicle, without empty rows, again after a dealer resends it', () => {
  const unknown = { vehicle: null, name: ' ', phone: '1', email: '', tradeIn: aTradeIn('') };
  const request = aRequest({ ...unknown, shownVehicle: {}, delivery: { resent: 2 } }, 'text');
  const askedAt = request.receivedAt - 60_000;
  expect(composeMail({ ...request, askedAt })).toEqual({
    from: { name: 'North Cars', address: 'requests@dealers.example' },
    to: { name: '', address: 'sales@north.example' },
    subject: 'Test drive: vehicle 1HGCM82633A004352 at North Cars',
    messageId: `<${id}.2@www.north.example>`,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    text: `Requests a test drive.
The vehicle 1HGCM82633A004352 is neither in stock nor among the sales.
May trade in a vehicle with 1 mi. The site estimated $1, including a random amount of up to $3,000.

Phone:   1
Vehicle: vehicle 1HGCM82633A004352
ID:      1HGCM82633A004352

Requested on Wednesday, July 1, 2026 at 3:30:15 PM CDT through www.north.example.
Request ${id}
`,
  });
  const shown = { ...request, shownVehicle: { year: 1991, make: 'Saab' } };
  expect(composeMail(shown).text).toContain('among the sales.\nThe page showed it as 1991 Saab.\n');
});

it.each([
  ['jürgen@visitor.example', undefined],
  ['ana@müller.example', 'ana@xn--mller-kva.example'],
  ['jane@gmail', undefined],
])('lets a dealer reply to %s at %s, and quotes it', async (email, address) => {
  const transport = openTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composeMail(aRequest({ email }, 'text')));
  const mail = await PostalMime.parse(message as Buffer);
  expect(mail.replyTo?.[0]?.address).toBe(address);
  expect(mail.text?.replaceAll(/ +/g, ' ')).toContain(`Email: ${email}\n`);
  expect(mail.text?.includes('Your reply')).toBe(address !== undefined);
});

it('lets no field add a header, a recipient, a part, a line or markup', async () => {
  const transport = openTransport({ streamTransport: true, buffer: true });
  await fc.assert(
    fc.asyncProperty(hostileRequests, async ({ fields, dealerName, format }) => {
      const request = { ...aRequest(fields, format), dealerName };
      const sent = await transport.sendMail(composeMail(request));
      expect(sent.envelope).toEqual({ from: 'requests@dealers.example', to: ['sales@north.example'] });
      const mail = await PostalMime.parse(sent.message as Buffer);
      const names = mail.headers.map(({ key }) => key).filter((name) => name !== 'reply-to');
      expect(names.toSorted().join(' ')).toBe(
        'content-transfer-encoding content-type date from message-id mime-version subject to',
      );
      expect(mail.to).toMatchObject([{ address: 'sales@north.example' }]);
      expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
      expect([mail.html, mail.attachments]).toEqual([undefined, []]);
      expect(mail.text?.isWellFormed()).toBe(true);
      expect(`${mail.subject}\n${mail.text}`).not.toMatch(/^Bcc|\p{Bidi_Control}/mu);
      if (format === 'text') return;
      const findContents = expectAdf(mail.text ?? '');
      const { email, phone, vehicle } = request;
      const compact = (text: string) => text.replace(/\s/g, '');
      const numbers = [...findContents('phone'), ...findContents('comments')].join('');
      expect(compact(numbers)).toContain(compact(oneLine(phone)));
      const written = { email, make: vehicle?.make, vendorname: dealerName };
      for (const [name, value = ''] of Object.entries(written)) {
        const expected = oneLine(value) || (name === 'email' ? undefined : 'Unknown');
        // Lines may break anywhere in words of more than 850 characters.
        expect(compact(findContents(name)[0] ?? '')).toBe(compact(expected ?? ''));
      }
    }),
    { numRuns: 500 },
  );
});
