/** Returns a function that runs the work once and shares its result. After a rejection, the next call runs it again. */
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
