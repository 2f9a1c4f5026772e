import type { EmulatorAddresses } from './emulators.ts';

/** Where the dealer's own documents are written: past the rules, by the emulator's owner token. */
type Database = Pick<EmulatorAddresses, 'firestore' | 'projectId'>;

type StoredDocument = { id: string; data: Record<string, unknown> };

/** A value as Firestore's REST interface spells it. */
type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: RestFields } };

type RestFields = Record<string, RestValue>;

type RestPage = { documents?: { name: string; fields?: RestFields }[]; nextPageToken?: string };

/** Creates the document or takes the place of all that it held. */
export async function writeDocument(database: Database, path: string, data: object): Promise<void> {
  await ask(database, 'PATCH', `v1/${documents(database, path)}`, { fields: toRestFields(data) });
}

/** A document that does not exist is no error. What lies below it stays. */
export async function deleteDocument(database: Database, path: string): Promise<void> {
  await ask(database, 'DELETE', `v1/${documents(database, path)}`);
}

/** All documents of a collection, in the order of their ids. */
export async function readCollection(database: Database, path: string): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const query = new URLSearchParams({ pageSize: '300', ...(next === '' ? {} : { pageToken: next }) });
    const answer = await ask(database, 'GET', `v1/${documents(database, path)}?${query.toString()}`);
    const page = (await answer.json()) as RestPage;
    for (const { name, fields } of page.documents ?? []) {
      found.push({ id: name.slice(name.lastIndexOf('/') + 1), data: fromRestFields(fields) });
    }
    next = page.nextPageToken;
  }
  return found;
}

/** Removes all that a tenant has. */
export async function clearTenant(database: Database, tenant: string): Promise<void> {
  // Only the emulator has this way; it takes everything below the path along.
  await ask(database, 'DELETE', `emulator/v1/${documents(database, `tenants/${tenant}`)}`);
}

async function ask(database: Database, method: string, address: string, body?: object): Promise<Response> {
  const answer = await fetch(`http://${database.firestore}/${address}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
}

function documents(database: Database, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `projects/${database.projectId}/databases/(default)/documents/${encoded}`;
}

function toRestFields(data: object): RestFields {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, toRestValue(value)]],
    ),
  );
}

function toRestValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return toRestNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRestValue) } };
  if (typeof value === 'object') return { mapValue: { fields: toRestFields(value) } };
  throw new TypeError(`Firestore has no ${typeof value}.`);
}

function toRestNumber(value: number): RestValue {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  // JSON has no NaN and no infinity; they go as text.
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function fromRestFields(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromRestValue(value)]));
}

function fromRestValue(value: RestValue): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromRestValue);
  if ('mapValue' in value) return fromRestFields(value.mapValue.fields);
  throw new TypeError(`Not read here: ${Object.keys(value).join(', ')}`);
}
