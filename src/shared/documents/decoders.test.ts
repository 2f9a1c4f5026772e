import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeMetadata, defaultMetadata } from './metadata.ts';
import { decodePhotos } from './photos.ts';
import { sampleVehicles } from './sampleVehicles.ts';
import { decodeVehicle } from './vehicles.ts';

/** Whether a value has no blank text, no invalid number, and nothing but text, numbers and booleans inside. */
function isShowable(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return value >= 0 && value < Infinity;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isShowable);
  return value === undefined || typeof value === 'boolean';
}

/** The subject, a document with all fields, and the decoder. */
const decoders: [string, object, (raw: unknown) => unknown][] = [
  ['metadata', defaultMetadata, decodeMetadata],
  ['contact details', defaultMetadata.contact, (raw) => decodeMetadata({ contact: raw })],
  ['a vehicle', { ...sampleVehicles[0] }, (fields) => decodeVehicle({ id: 'a', fields })],
  ['photos', { urls: [] }, decodePhotos],
];

it.each(decoders)('decodes any document of %s to values that can be shown', (_, { ...fields }, decode) => {
  const anyFields = Object.fromEntries(Object.keys(fields).map((name) => [name, fc.anything()]));
  const document = fc.record(anyFields, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), document), (raw) => {
      expect(isShowable(decode(raw))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
