const dayMs = 24 * 60 * 60 * 1000;

/** How long kept data may be shown without a connection. */
const offlineMs = 7 * dayMs;

/** Returns `undefined` if the data is too old to show; otherwise, whether a visitor who is online may see it. */
export function keptAge(savedAt: unknown): { isFresh: boolean } | undefined {
  const ageMs = Date.now() - Number(savedAt);
  return ageMs >= 0 && ageMs < offlineMs ? { isFresh: ageMs < dayMs } : undefined;
}
