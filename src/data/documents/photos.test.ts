import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePhotos } from './photos.ts';

it('keeps the order, and drops repeated and unsafe URLs', () => {
  const urls = ['/b.jpg', 'https://x.example/a.jpg', 'javascript:alert(1)', '/b.jpg', 7];
  expect(decodePhotos({ urls })).toEqual(['/b.jpg', 'https://x.example/a.jpg']);
});

it('returns at most 60 pictures, for any value', () => {
  const many = { urls: Array.from({ length: 61 }, (_, index) => `/${index}.jpg`) };
  expect(decodePhotos(many)).toHaveLength(60);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ urls: fc.anything() })), (fields) => {
      expect(decodePhotos(fields).every((url) => typeof url === 'string')).toBe(true);
    }),
  );
});
