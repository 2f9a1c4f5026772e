import type { Backend } from './backend.ts';
import { fieldsOf } from './decode.ts';
import type { InventorySummary } from './model.ts';
import { withinMs } from '../browser/withinMs.ts';

/** Includes the time for the ID token. */
const deadlineMs = 15_000;

/** An error with a message for visitors. */
class SummaryError extends Error {}

const countOf = (raw: unknown) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : 0);

/** Decodes the summary, or returns `undefined` when the response is not an object. An invalid count becomes 0. */
export function decodeSummary(raw: unknown): InventorySummary | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const { totalCount, inStockCount, soldThisMonth } = fieldsOf(raw);
  return {
    totalCount: countOf(totalCount),
    inStockCount: countOf(inStockCount),
    soldThisMonth: countOf(soldThisMonth),
  };
}

type Source = Pick<Backend, 'getIdToken' | 'fetch'>;

async function request(source: Source, signal: AbortSignal): Promise<InventorySummary> {
  const token = await source.getIdToken();
  if (token === undefined) throw new SummaryError('Not signed in yet');
  const response = await source.fetch('/api/dashboard-summary/inventory', {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw new SummaryError(`Server returned ${response.status}`);
  const summary = decodeSummary(await response.json().catch(() => undefined));
  if (summary === undefined) throw new SummaryError('Unexpected answer from the server');
  return summary;
}

/**
 * Requests the inventory's counts from the dealer's server. Rejects with an error whose message can be shown to
 * visitors.
 */
export async function fetchSummary(source: Source): Promise<InventorySummary> {
  return withinMs(deadlineMs, (signal) => request(source, signal)).catch((reason: unknown) => {
    throw reason instanceof SummaryError ? reason : new SummaryError('Could not reach the server');
  });
}
