import { withinMs } from '../../browser/withinMs.ts';
import { type Decoders, decodeNumber, decodeWith, isObject } from '../../shared/documents/decode.ts';
import type { Failure, Fallible, InventorySummary } from '../../shared/model.ts';
import type { FetchAsVisitor } from '../backend.ts';

/** Includes the time for the ID token. */
const timeoutMs = 15_000;

const decodeCount = (raw: unknown) => decodeNumber(raw) ?? 0;
const decoders: Decoders<InventorySummary> = {
  totalCount: decodeCount,
  inStockCount: decodeCount,
  soldThisMonth: decodeCount,
};

const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;

async function request(fetchAsVisitor: FetchAsVisitor, signal: AbortSignal) {
  const response = await fetchAsVisitor('/api/dashboard-summary/inventory', { signal });
  if (response === undefined) return failed('notSignedIn');
  if (!response.ok) return failed(response.status);
  const counts: unknown = await response.json();
  if (!isObject(counts)) return failed('unexpectedAnswer');
  return { status: 'ready', value: decodeWith(decoders, counts) } as const;
}

/** Requests the inventory's counts from the dealer's server. Never rejects. */
export const fetchSummary = async (fetchAsVisitor: FetchAsVisitor): Promise<Fallible<InventorySummary>> =>
  withinMs(timeoutMs, (signal) => request(fetchAsVisitor, signal)).catch(() => failed('unreachable'));
