import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeVisitorRequest } from './visitorRequest.ts';

const request = {
  id: '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11',
  vehicleId: '1HGCM82633A004352',
  shownVehicle: { year: 2003, make: 'Honda', model: 'Accord' },
  acceptedAt: 1_700_000_000_000,
  name: 'Ana Ruiz',
  email: 'ana@visitor.example',
  phone: '(302) 555-0142',
  tradeIn: { vin: 'ABC', mileage: 61_000, estimate: 12_300 },
  consent: { text: 'Call me', isGiven: false },
  trap: 'spam',
};

const names = fc.constantFrom(...Object.keys(request).filter((name) => name !== 'id'));

/** Any text, including text that ends in half a character or a space once it is cut. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constantFrom('\ud800', '\udfff b', `${'a'.repeat(199)}😀`, `${'a'.repeat(39)} b`),
);
const objects = texts.map((text) => ({
  ...{ vin: text, mileage: 1, estimate: 1 },
  ...{ text, isGiven: true, make: text, model: text },
}));

it('keeps a valid request, with an email address or a phone number', () => {
  for (const way of [{}, { email: '' }, { phone: '' }])
    expect(decodeVisitorRequest({ ...request, ...way })).toEqual({ ...request, ...way });
  expect(decodeVisitorRequest({ ...request, email: '', phone: ' ' })).toBeUndefined();
});

it('returns undefined or bounded, well-formed values, and is idempotent', () => {
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(texts, objects, fc.jsonValue())), (fields) => {
      const decoded = decodeVisitorRequest({ ...request, ...fields });
      if (decoded === undefined) return;
      const { name, email, phone, trap = '', tradeIn, consent, shownVehicle } = decoded;
      for (const [text, length] of [
        [name, 200],
        [email, 320],
        [phone, 40],
        [trap, 200],
        [tradeIn?.vin ?? '', 100],
        [shownVehicle.make ?? '', 100],
        [shownVehicle.model ?? '', 100],
        [consent?.text ?? '', 2000],
        [decoded.vehicleId, 1500],
      ] as const) {
        expect(text.length).toBeLessThanOrEqual(length);
        expect(text.isWellFormed()).toBe(true);
      }
      expect(email + phone).not.toBe('');
      expect(decodeVisitorRequest(decoded)).toEqual(decoded);
    }),
    { numRuns: 1000 },
  );
});

it.each(['a b', '__a', '...', '1HGCM82633A004352', 'x'.repeat(1500), 'é'.repeat(750)])(
  'accepts the vehicle id %j, as Firestore does',
  (vehicleId) => {
    expect(decodeVisitorRequest({ ...request, vehicleId })).toEqual({ ...request, vehicleId });
  },
);

it.each([
  { id: undefined },
  { id: '../../public/metadata' },
  { id: `${request.id}0` },
  { email: ' ', phone: 7 },
  ...['', 'a/b', '.', '..', '__a__', '__a\nb__', '\ud800', 'x'.repeat(1501), 'é'.repeat(751)].map(
    (vehicleId) => ({ vehicleId }),
  ),
])('refuses a request with %j', (fields) => {
  expect(decodeVisitorRequest({ ...request, ...fields })).toBeUndefined();
});

it('drops an incomplete trade-in or consent', () => {
  const decoded = decodeVisitorRequest({
    ...request,
    tradeIn: { vin: 'ABC', mileage: Number.NaN, estimate: 1 },
    consent: { text: ' ', isGiven: true },
  });
  expect(decoded).toMatchObject({ tradeIn: undefined, consent: undefined });
});
