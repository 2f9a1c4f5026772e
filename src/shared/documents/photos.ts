import { decodeFields, decodeList, decodePictureUrl } from './decode.ts';

export const maxPhotos = 60;

/** Decodes a vehicle's photos: the pictures' URLs in the dealer's order, without duplicates. */
export const decodePhotos = (fields: unknown): readonly string[] =>
  [...new Set(decodeList(decodeFields(fields)['urls'], decodePictureUrl))].slice(0, maxPhotos);
