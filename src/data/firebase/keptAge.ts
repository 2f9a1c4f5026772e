const dayMs = 24 * 60 * 60 * 1000;

/** What an earlier visit has kept is shown for this long without a connection. */
const offlineMs = 7 * dayMs;

/** Returns `undefined` for what is too old to show at all; otherwise, whether it may be shown to a visitor who is online. */
export function keptAge(savedAt: unknown): { isFresh: boolean } | undefined {
  const ageMs = Date.now() - Number(savedAt);
  return ageMs >= 0 && ageMs < offlineMs ? { isFresh: ageMs < dayMs } : undefined;
}
