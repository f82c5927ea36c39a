/** Returns a function that computes its result at its first call: few renders need it. */
export function once<Result>(compute: () => Result): () => Result {
  let result: { of: Result } | undefined;
  return () => (result ??= { of: compute() }).of;
}
