import { decodeFields, decodeList, decodeText, type RawDocument } from '../../shared/documents/decode.ts';
import { callGoogle, type Endpoints } from './googleApi.ts';

/** Firestore's maximum for a page. */
const maxPageSize = 300;

const decoders: Readonly<Record<string, (raw: unknown) => unknown>> = {
  stringValue: (raw) => raw,
  booleanValue: (raw) => raw,
  // 64-bit integers, NaN and the infinities arrive as strings.
  integerValue: Number,
  doubleValue: Number,
  arrayValue: (raw) => decodeList(decodeFields(raw)['values'], decodeValue),
  mapValue: (raw) => decodeRestFields(decodeFields(raw)['fields']),
};

function decodeValue(raw: unknown): unknown {
  const [[kind, value] = ['', undefined]] = Object.entries(decodeFields(raw));
  return Object.hasOwn(decoders, kind) ? decoders[kind]?.(value) : undefined;
}

/**
 * Decodes the fields of a REST document: `{ integerValue: "7" }` becomes 7. Timestamps, bytes, points and references
 * become `undefined`, because no entity of this site has them.
 */
export function decodeRestFields(raw: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(decodeFields(raw)).map(([name, value]) => [name, decodeValue(value)]),
  );
}

function decodeDocument(raw: unknown): RawDocument | undefined {
  const { name, fields } = decodeFields(raw);
  if (typeof name !== 'string') return undefined;
  // Not trimmed: an id may end with a space.
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: decodeRestFields(fields) };
}

/**
 * Reads a collection in the order of the document ids: every page, or the first documents up to the limit. Rejects unless
 * every page arrives. An empty collection is not an error.
 */
export async function listDocuments(
  { resourceName, firestore }: Endpoints,
  path: string,
  { limit = Number.POSITIVE_INFINITY, signal = null }: { limit?: number; signal?: AbortSignal | null } = {},
): Promise<readonly RawDocument[]> {
  const documents: RawDocument[] = [];
  const pageSize = String(Math.min(limit, maxPageSize));
  let pageToken: string | undefined;
  do {
    const query = { pageSize, ...(pageToken !== undefined && { pageToken }) };
    const page = await callGoogle(firestore(resourceName(path), query), { signal });
    documents.push(...decodeList(page['documents'], decodeDocument));
    pageToken = decodeText(page['nextPageToken']);
  } while (pageToken !== undefined && documents.length < limit);
  return documents;
}
