import type { FetchAsVisitor } from '../backend.ts';
import { type Decoders, decodeWith, isObject, decodeNumber } from '../../shared/documents/decode.ts';
import type { InventorySummary } from '../../shared/model.ts';
import { withinMs } from '../../browser/withinMs.ts';

/** Includes the time for the ID token. */
const timeoutMs = 15_000;

/** An error with a message for visitors. */
class SummaryError extends Error {}

const decodeCount = (raw: unknown) => decodeNumber(raw) ?? 0;
const decoders: Decoders<InventorySummary> = {
  totalCount: decodeCount,
  inStockCount: decodeCount,
  soldThisMonth: decodeCount,
};

async function request(fetchAsVisitor: FetchAsVisitor, signal: AbortSignal): Promise<InventorySummary> {
  const response = await fetchAsVisitor('/api/dashboard-summary/inventory', { signal });
  if (response === undefined) throw new SummaryError('Not signed in yet');
  if (!response.ok) throw new SummaryError(`Server returned ${response.status}`);
  const counts: unknown = await response.json();
  if (!isObject(counts)) throw new SummaryError('Unexpected answer from the server');
  return decodeWith(decoders, counts);
}

/** Requests the inventory's counts from the dealer's server. Rejects with an error whose message can be shown to visitors. */
export async function fetchSummary(fetchAsVisitor: FetchAsVisitor): Promise<InventorySummary> {
  return withinMs(timeoutMs, (signal) => request(fetchAsVisitor, signal)).catch((reason: unknown) => {
    throw reason instanceof SummaryError ? reason : new SummaryError('Could not reach the server');
  });
}
