import { expect, it } from 'vitest';
import { askedAt, decodeStoredRequest, requestDocument } from './storedRequest.ts';

const receivedAt = Date.parse('2026-11-20T10:00:30Z');

it.each([
  ['2026-11-20T08:15:00Z', 'the browser’s clock'],
  ['2026-11-20T10:00:30Z', 'the browser’s clock'],
  ['2026-11-06T10:00:30Z', 'the browser’s clock'],
  ['2026-11-20T10:00:31Z', 'the server’s, because a request cannot be from the future'],
  ['2026-11-06T10:00:29Z', 'the server’s, because browsers drop requests after 14 days'],
])('dates a request of %s by %s', (time, clock) => {
  const submittedAt = Date.parse(time);
  expect(askedAt({ submittedAt }, receivedAt)).toBe(
    clock === 'the browser’s clock' ? submittedAt : receivedAt,
  );
});

const id = '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';
const vehicle = { id: 'N1', make: 'Saab', price: 4995 };
const request = {
  vehicleId: 'N1',
  shownVehicle: { model: '900' },
  submittedAt: 1,
  name: 'Ana',
  email: 'ana@visitor.example',
  phone: '',
  tradeIn: undefined,
  trap: undefined,
  consent: { text: 'Call me', isGiven: true, shownText: 'Text me' },
  host: 'www.north.example',
};
const draft = { ...request, receivedAt, expireAt: 0 };
const delivery = { state: 'pending', attempts: 0, error: undefined, resent: 0 };

it.each([
  ['to mail', {}, { vehicle }, delivery],
  ['to hold', { reasonToHold: 'Too many' }, { vehicle }, { ...delivery, state: 'held', error: 'Too many' }],
  ['about an unknown vehicle', { vehicle: undefined }, { vehicle: undefined }, delivery],
  ['without consent', { consent: undefined }, { vehicle, consent: undefined }, delivery],
])('a new request %s is stored and decoded unchanged', (_, fields, kept, stored) => {
  const document = requestDocument({
    ...draft,
    vehicle: { ...vehicle, color: 'Red', features: ['Sunroof'] },
    ...fields,
  });
  expect(Object.values(document)).not.toContain(undefined);
  const decoded = decodeStoredRequest(id, document);
  const features = kept.vehicle && { vehicle: { ...kept.vehicle, features: [] } };
  expect(decoded).toEqual({ ...request, id, isTest: false, delivery: stored, ...kept, ...features });
});

it('decodes invalid fields of a stored request to defaults', () => {
  const { phone, ...fields } = request;
  expect(decodeStoredRequest(id, { ...fields, host: 7, isTest: 'yes', delivery: [] })).toMatchObject({
    phone,
    host: '',
    isTest: false,
    delivery: { ...delivery, state: '' },
  });
  expect(
    decodeStoredRequest(id, { ...fields, isTest: true, delivery: { attempts: 2, resent: 1 } }),
  ).toMatchObject({
    isTest: true,
    delivery: { attempts: 2, resent: 1 },
  });
  expect(decodeStoredRequest('1', fields)).toBeUndefined();
});
