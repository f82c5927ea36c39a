/** Returns JSON of which equal values have equal bytes: names in order, no blanks. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one).sort(([first], [second]) => (first < second ? -1 : 1)),
        )
      : typeof one === 'string'
        ? one.replaceAll('\u0000', '')
        : one,
  );
}
