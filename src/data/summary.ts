import { fieldsOf } from './decode';
import type { InventorySummary } from './model';

const answerWithinMs = 15_000;
/** No answer came at all. */
export const unreachable = new Error('Could not reach the server');

const countOf = (raw: unknown) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : 0);

/** The summary that an answer holds, or nothing when the answer is no object. */
export function decodeSummary(raw: unknown): InventorySummary | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  const { totalCount, inStockCount, soldThisMonth } = fieldsOf(raw);
  return {
    totalCount: countOf(totalCount),
    inStockCount: countOf(inStockCount),
    soldThisMonth: countOf(soldThisMonth),
  };
}

/**
 * Asks the dealer's server for the inventory's counts (specification 7). What it rejects with is an error whose
 * message a visitor may read (specification 8).
 *
 * @param getIdToken gives the signed-in visitor's token at that moment, or nothing when nobody is signed in
 */
export async function fetchSummary(
  getIdToken: () => Promise<string | undefined>,
  fetch: typeof globalThis.fetch,
): Promise<InventorySummary> {
  const token = await getIdToken();
  if (token === undefined) throw new Error('Not signed in yet');
  const response = await fetch('/api/dashboard-summary/inventory', {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => {
    throw unreachable;
  });
  if (!response.ok) throw new Error(`Server returned ${response.status}`);
  const summary = decodeSummary(await response.json().catch(() => undefined));
  if (summary === undefined) throw new Error('Unexpected answer from the server');
  return summary;
}
