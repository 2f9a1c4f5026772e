/** The same, but it rejects when it has not settled after so many ms. */
export function withinMs<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms),
  );
  return Promise.race([promise, late]);
}
