/** The outcome of an action for one row. */
export type BulkOutcome = 'failed' | 'succeeded' | 'skipped';

/** One row of a bulk action. */
export interface BulkRow {
  id: string;
  /** Label of the row. */
  label: string;
  /** Address of its page. The label is then a link. */
  href?: string | undefined;
  outcome: BulkOutcome;
  /** Reason of a failure or a skip, and the remedy. */
  reason?: string | undefined;
}

/** Returns the number of rows of each outcome. */
export function countOutcomes(rows: readonly BulkRow[]): Record<BulkOutcome, number> {
  const counts = { failed: 0, succeeded: 0, skipped: 0 };
  for (const row of rows) counts[row.outcome] += 1;
  return counts;
}

/** Returns the failed rows as tab-separated text below `head`: id, label and reason. */
export function failuresAsTsv(
  rows: readonly BulkRow[],
  head: readonly [string, string, string],
): string {
  const failed = rows.filter((row) => row.outcome === 'failed');
  return [head, ...failed.map((row) => [row.id, row.label, row.reason ?? ''])]
    .map((cells) => cells.map(cell).join('\t'))
    .join('\n');
}

/**
 * Escapes a cell: whitespace would split it, and a leading sign would be a formula in a spreadsheet
 * (CWE-1236).
 */
function cell(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
}
