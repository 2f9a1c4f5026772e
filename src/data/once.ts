/** The same function, which does its work once and gives that to all who ask; after a failure it tries again. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= work().catch((reason: unknown) => {
      result = undefined;
      throw reason;
    });
    return result;
  };
}
