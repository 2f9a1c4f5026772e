import { pathOf, visibleElements } from './elements.ts';

/** Pictures that would be distorted in their box, or whose decoding blocks scrolling. */
export const findBadPictures = () =>
  visibleElements<HTMLImageElement>('img').flatMap((image) => [
    ...(getComputedStyle(image).objectFit === 'fill' ? [`${pathOf(image)} is stretched to its box`] : []),
    ...(image.decoding === 'async' || image.fetchPriority === 'high'
      ? []
      : [`${pathOf(image)} blocks scrolling while it is decoded`]),
  ]);
