import { expect, it } from 'vitest';
import { decodePhotos } from './photos.ts';

it('keeps the order of at most 60 pictures, and drops repeated and unsafe URLs', () => {
  const urls = ['/b.jpg', 'https://x.example/a.jpg', 'javascript:alert(1)', '/b.jpg', 7];
  expect(decodePhotos({ urls })).toEqual(['/b.jpg', 'https://x.example/a.jpg']);
  const many = { urls: Array.from({ length: 61 }, (_, index) => `/${index}.jpg`) };
  expect(decodePhotos(many)).toHaveLength(60);
});
