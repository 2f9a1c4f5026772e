/** Runs asynchronous work with a timeout. After `ms`, the promise rejects and the signal aborts. */
export function withinMs<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      const reason = new Error(`Timed out after ${ms} ms`);
      reject(reason);
      controller.abort(reason);
    }, ms);
    const settled = () => clearTimeout(timer);
    work(controller.signal).finally(settled).then(resolve, reject);
  });
}
