import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeVisitorRequest } from './visitorRequest.ts';

const request = {
  id: '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11',
  vehicleId: '1HGCM82633A004352',
  shownVehicle: { year: 2003, make: 'Honda', model: 'Accord' },
  submittedAt: 1_700_000_000_000,
  name: 'Ana Ruiz',
  email: 'ana@visitor.example',
  phone: '(302) 555-0142',
  tradeIn: { vin: 'ABC', mileage: 61_000, estimate: 12_300 },
  consent: { text: 'Call me', isGiven: false },
  trap: 'spam',
};

const names = fc.constantFrom(...Object.keys(request).filter((name) => name !== 'id'));

/** Any text, including text that ends in half a surrogate pair or in a space once truncated. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constantFrom('\ud800', '\udfff b', `${'a'.repeat(199)}😀`, `${'a'.repeat(39)} b`),
);
const objects = texts.map((text) => ({
  vin: text,
  mileage: 1,
  estimate: 1,
  text,
  isGiven: true,
  make: text,
  model: text,
}));

it('returns undefined or bounded, well-formed values, and is idempotent', () => {
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(texts, objects, fc.jsonValue())), (fields) => {
      const decoded = decodeVisitorRequest({ ...request, ...fields });
      if (decoded === undefined) return;
      const { name, email, phone, trap, tradeIn, consent, shownVehicle } = decoded;
      for (const [length, ...parts] of [
        [200, name, trap],
        [320, email],
        [40, phone],
        [100, tradeIn?.vin, shownVehicle.make, shownVehicle.model],
        [2000, consent?.text],
        [1500, decoded.vehicleId],
      ] as const)
        for (const text of parts)
          expect([text?.isWellFormed() ?? true, text?.slice(length) ?? '']).toEqual([true, '']);
      expect(email + phone).not.toBe('');
      expect(decodeVisitorRequest(decoded)).toEqual(decoded);
    }),
    { numRuns: 1000 },
  );
});

it('keeps texts up to their limits, and cuts longer ones', () => {
  const code = 'c'.repeat(100);
  const longest = {
    ...request,
    name: 'n'.repeat(200),
    email: 'e'.repeat(320),
    phone: '1'.repeat(40),
    trap: 't'.repeat(200),
    shownVehicle: { make: code, model: code },
    tradeIn: { ...request.tradeIn, vin: code },
    consent: { text: 'c'.repeat(2000), isGiven: true },
  };
  expect(decodeVisitorRequest(longest)).toEqual(longest);
  const lengthen = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > 36 ? `${value}x` : value;
  expect(decodeVisitorRequest(JSON.parse(JSON.stringify(longest), lengthen))).toEqual(longest);
});

it.each<[fields: object, kept?: object]>([
  ...[{}, { email: '' }, { phone: '' }].map((fields): [object] => [fields]),
  // Firestore accepts these as ids.
  ...['a b', '__a', '...', 'x'.repeat(1500), 'é'.repeat(750)].map((vehicleId): [object] => [{ vehicleId }]),
  [{ tradeIn: { vin: 'ABC', mileage: 200_000, estimate: -8_500 } }],
  [{ tradeIn: { vin: 'ABC', mileage: Number.NaN, estimate: 1 } }, { tradeIn: undefined }],
  [{ tradeIn: { vin: 'ABC', mileage: 1, estimate: '1' } }, { tradeIn: undefined }],
  [{ consent: { text: ' ', isGiven: true } }, { consent: undefined }],
  [{ submittedAt: 1.9 }, { submittedAt: 1 }],
  [{ submittedAt: '1' }, { submittedAt: 0 }],
  [{ shownVehicle: { year: '2003', make: ' ', model: 9 } }, { shownVehicle: {} }],
  [{ consent: { text: 'Call me', isGiven: 'yes' } }, { consent: undefined }],
])('keeps the valid fields of a request with %j', (fields, kept = fields) => {
  expect(decodeVisitorRequest({ ...request, ...fields })).toEqual({ ...request, ...kept });
});

const invalidIds = ['', 'a/b', '.', '..', '__a__', '__a\nb__', '\ud800', 'x'.repeat(1501), 'é'.repeat(751)];
it.each([
  ...[undefined, '../../public/metadata', `${request.id}0`, `0${request.id}`, [request.id]].map((id) => ({
    id,
  })),
  { email: ' ', phone: 7 },
  ...invalidIds.map((vehicleId) => ({ vehicleId })),
])('refuses a request with %j', (fields) => {
  expect(decodeVisitorRequest({ ...request, ...fields })).toBeUndefined();
});
