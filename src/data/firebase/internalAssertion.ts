const assertion = 'INTERNAL ASSERTION FAILED';

/**
 * Calls back once when one of the Firestore client's internal assertions has failed. The client is of no use from
 * then on: it throws from its own timers, where no listener hears of it, and again at every further call.
 */
export function onInternalAssertion(stop: (reason: unknown) => void): void {
  const check = (reason: unknown) => {
    if (!String(reason).includes(assertion)) return;
    removeEventListener('error', handleError);
    removeEventListener('unhandledrejection', handleRejection);
    stop(reason);
  };
  const handleError = ({ error }: ErrorEvent) => check(error);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => check(reason);
  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleRejection);
}
