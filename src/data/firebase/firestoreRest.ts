import { fieldsOf, listOf, type RawDocument, textOf } from '../documents/decode.ts';
import type { Endpoints } from './endpoints.ts';
import { callGoogle } from './googleApi.ts';
import { decodeRestFields } from './restValue.ts';

type Page = {
  documents: readonly RawDocument[];
  /** Absent on the last page. */
  nextPageToken: string | undefined;
};

/** The most documents that Firestore returns on one page. */
const maxPageSize = 300;

/**
 * Reads one page of a collection, ordered by document ID, with a request that needs no CORS preflight. An empty
 * collection is not an error.
 */
export async function listDocuments(
  { nameOf, firestore }: Endpoints,
  path: readonly string[],
  query: { pageSize: number; pageToken?: string },
): Promise<Page> {
  const address = firestore(nameOf(...path), { ...query, pageSize: String(query.pageSize) });
  const { documents, nextPageToken } = await callGoogle(address);
  return {
    nextPageToken: textOf(nextPageToken),
    documents: listOf(documents, (document) => {
      const { name, fields } = fieldsOf(document);
      // An id may end with a space.
      const id = typeof name === 'string' ? name.split('/').at(-1) : undefined;
      return id === undefined ? undefined : { id, fields: decodeRestFields(fields) };
    }),
  };
}

/** Reads every page of a collection. */
export async function listAllDocuments(
  endpoints: Endpoints,
  path: readonly string[],
): Promise<readonly RawDocument[]> {
  const found: RawDocument[] = [];
  let pageToken: string | undefined;
  do {
    const query = { pageSize: maxPageSize, ...(pageToken !== undefined && { pageToken }) };
    const page = await listDocuments(endpoints, path, query);
    found.push(...page.documents);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return found;
}
