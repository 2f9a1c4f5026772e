import { problemsOf } from './elements.ts';

/** Pictures that would be distorted in their box, or whose decoding blocks scrolling. */
export const findBadPictures = () => [
  ...problemsOf('img', (image) => getComputedStyle(image).objectFit === 'fill' && 'is stretched to its box'),
  ...problemsOf(
    'img:not([decoding=async], [fetchpriority=high])',
    () => 'blocks scrolling while it is decoded',
  ),
];
