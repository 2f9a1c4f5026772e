import { fieldsOf, listOf, type RawDocument, textOf } from '../documents/decode.ts';
import type { Endpoints } from './endpoints.ts';
import { callGoogle } from './googleApi.ts';
import { decodeRestFields } from './restValue.ts';

/** The most documents that Firestore returns on one page. */
const maxPageSize = 300;

function decodeDocument(raw: unknown): RawDocument | undefined {
  const { name, fields } = fieldsOf(raw);
  // An id may end with a space.
  const id = typeof name === 'string' ? name.split('/').at(-1) : undefined;
  return id === undefined ? undefined : { id, fields: decodeRestFields(fields) };
}

/**
 * Reads a collection, ordered by document ID: its first documents up to the limit, or every page. The requests need no CORS
 * preflight, and an empty collection is not an error.
 */
export async function listDocuments(
  { nameOf, firestore }: Endpoints,
  path: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly RawDocument[]> {
  const found: RawDocument[] = [];
  const pageSize = String(Math.min(limit, maxPageSize));
  let pageToken: string | undefined;
  do {
    const query = { pageSize, ...(pageToken !== undefined && { pageToken }) };
    const page = await callGoogle(firestore(nameOf(...path), query));
    found.push(...listOf(page['documents'], decodeDocument));
    pageToken = textOf(page['nextPageToken']);
  } while (pageToken !== undefined && found.length < limit);
  return found;
}
