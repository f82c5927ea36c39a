/**
 * Returns the id of the section that is being read: the last whose start has passed the reading
 * line, or the first.
 */
export function currentSection(
  ids: readonly string[],
  hasPassed: (id: string) => boolean,
): string | undefined {
  return ids.findLast((id) => hasPassed(id)) ?? ids[0];
}
