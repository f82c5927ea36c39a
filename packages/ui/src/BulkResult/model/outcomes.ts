/** How an action ended for one row. */
export type BulkOutcome = 'failed' | 'succeeded' | 'skipped';

/** One row of a bulk action. */
export interface BulkRow {
  id: string;
  /** What the person knows the row by. */
  label: string;
  outcome: BulkOutcome;
  /** Why it failed or was skipped, and what to do. */
  reason?: string;
}

/** Returns how many rows ended each way. */
export function countOutcomes(rows: readonly BulkRow[]): Record<BulkOutcome, number> {
  const counts = { failed: 0, succeeded: 0, skipped: 0 };
  for (const row of rows) counts[row.outcome] += 1;
  return counts;
}

/** Returns the rows that failed as tab-separated text under `head`: id, label and reason. */
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
 * Tabs and breaks would tear the table; a leading sign would make a spreadsheet calculate,
 * CWE-1236.
 */
function cell(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
}
