/** Once a client has failed, it throws this at every later call, from its own timers too. */
const repeated = '(ID: b815)';

/** Calls back when a client of Firestore fails an internal assertion, which leaves it broken and which no listener catches. */
export function onInternalAssertion(callback: (reason: unknown) => void): void {
  let hasFailed = false;
  const check = (reason: unknown) => {
    const message = String(reason);
    if (!message.includes('INTERNAL ASSERTION FAILED') || (hasFailed && message.includes(repeated))) return;
    hasFailed = true;
    callback(reason);
  };
  addEventListener('error', ({ error }) => check(error));
  addEventListener('unhandledrejection', ({ reason }) => check(reason));
}
