/**
 * Returns the id of the current section: the last one whose start has passed the reading line, or
 * the first.
 */
export function currentSection(
  ids: readonly string[],
  hasPassed: (id: string) => boolean,
): string | undefined {
  return ids.findLast((id) => hasPassed(id)) ?? ids[0];
}
