/** Returns a function that does the work once and shares the result. After a rejection, the next call tries again. */
export function memoizeAsync<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= work().catch((reason: unknown) => {
      result = undefined;
      throw reason;
    });
    return result;
  };
}
