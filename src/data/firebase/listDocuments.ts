import { fieldsOf, listOf, textOf } from '../decode';
import type { Endpoints } from './endpoints';
import { decodeRestFields } from './restValue';

type Listing = {
  documents: readonly { id: string; fields: unknown }[];
  /** There are no more than these. */
  isWhole: boolean;
};

/**
 * The first documents of a collection, in the order of their ids, by one plain request without a preflight. Unlike a
 * document that is missing, an empty collection is no error. Rejects when there is no answer or no right to one.
 */
export async function listDocuments(
  { nameOf, firestore }: Endpoints,
  pageSize: number,
  ...path: readonly string[]
): Promise<Listing> {
  const response = await fetch(firestore(nameOf(...path), { pageSize: String(pageSize) }));
  if (!response.ok) throw new Error(`Server returned ${response.status}`);
  const { documents, nextPageToken } = fieldsOf(await response.json());
  return {
    isWhole: nextPageToken === undefined,
    documents: listOf(documents, (document) => {
      const { name, fields } = fieldsOf(document);
      const id = textOf(name)?.split('/').at(-1);
      return id === undefined ? undefined : { id, fields: decodeRestFields(fields) };
    }),
  };
}

/** A tenant's own documents: the metadata, and the marker of a lot that has been seeded. */
export const listPublicDocuments = (endpoints: Endpoints, tenant: string): Promise<Listing> =>
  listDocuments(endpoints, 10, 'tenants', tenant, 'public');
