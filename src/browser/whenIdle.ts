/** Resolves when the browser is idle, or after `timeoutMs`. */
export function whenIdle(timeoutMs = 5000): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback === undefined) setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout: timeoutMs });
  });
}
