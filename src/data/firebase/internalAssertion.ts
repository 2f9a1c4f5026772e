const assertion = 'INTERNAL ASSERTION FAILED';

/**
 * Calls back once when an internal assertion of the Firestore client has failed. The client is broken from then on:
 * it throws from its own timers, where no listener catches it, and again on every call.
 */
export function onInternalAssertion(callback: (reason: unknown) => void): void {
  const end = new AbortController();
  const { signal } = end;
  const check = (reason: unknown) => {
    if (!String(reason).includes(assertion)) return;
    end.abort();
    callback(reason);
  };
  addEventListener('error', ({ error }) => check(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => check(reason), { signal });
}
