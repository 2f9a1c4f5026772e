const assertion = 'INTERNAL ASSERTION FAILED';

/**
 * Calls back once when an internal assertion of the Firestore client has failed. The client is broken from then on:
 * it throws from its own timers, where no listener catches it, and again on every call.
 */
export function onInternalAssertion(callback: (reason: unknown) => void): void {
  const check = (reason: unknown) => {
    if (!String(reason).includes(assertion)) return;
    removeEventListener('error', handleError);
    removeEventListener('unhandledrejection', handleRejection);
    callback(reason);
  };
  const handleError = ({ error }: ErrorEvent) => check(error);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => check(reason);
  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleRejection);
}
