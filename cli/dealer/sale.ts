import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { decodePhotos } from '../../src/data/documents/photos.ts';

/**
 * The document of a sale: the vehicle's fields and photos, and the server's time. A sale by `feed` is undone when the vehicle
 * is in a feed again.
 */
export const saleOf = (vehicle: DocumentData, photos: readonly string[], by?: 'feed'): DocumentData => ({
  ...vehicle,
  ...(photos.length > 0 && { photos }),
  ...(by !== undefined && { soldBy: by }),
  soldAt: FieldValue.serverTimestamp(),
});

/** The vehicle's document and its photos. Sales of earlier versions have none: their photos are still in public. */
export function vehicleOfSale(sale: DocumentData): { fields: DocumentData; photos: readonly string[] } {
  const fields = Object.entries(sale).filter(([name]) => !['soldAt', 'soldBy', 'photos'].includes(name));
  return { fields: Object.fromEntries(fields), photos: decodePhotos({ urls: sale['photos'] }) };
}
