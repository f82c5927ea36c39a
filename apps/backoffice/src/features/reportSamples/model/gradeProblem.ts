/**
 * Returns the problem of a grade beside its faults: a correct report has none, every other one has
 * at least one.
 */
export function gradeProblem(
  grade: unknown,
  faults: unknown,
): 'faultsMissing' | 'noFaults' | undefined {
  const hasFaults = Array.isArray(faults) && faults.length > 0;
  if (String(grade) === '1') return hasFaults ? 'noFaults' : undefined;
  return hasFaults ? undefined : 'faultsMissing';
}
