/** Settles when the page has nothing else to do, or after so many ms. */
export function untilIdle(longestWaitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback === undefined) setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout: longestWaitMs });
  });
}
