import type { BulkRow } from '@mingjian/ui';
import type { BulkAction, BulkRowResult } from '../bulk/bulkAction';
import type { RowKey } from '../../internal/list/row';
import { errorMessage } from './errorMessage';

/** Rows that are skipped for one reason. */
export interface SkippedRows<Row> {
  reason: string;
  rows: readonly Row[];
}

/** The rows that an action processes and skips. */
export interface BulkPlan<Row> {
  rows: readonly Row[];
  /** By reason, the most frequent first. */
  skipped: readonly SkippedRows<Row>[];
}

/** Splits rows into processed and skipped ones. */
export function planBulk<Row>(
  rows: readonly Row[],
  skipReason: BulkAction<Row>['skipReason'],
): BulkPlan<Row> {
  const processed: Row[] = [];
  const skipped = new Map<string, Row[]>();
  for (const row of rows) {
    const reason = skipReason?.(row);
    if (reason === undefined) processed.push(row);
    else skipped.set(reason, [...(skipped.get(reason) ?? []), row]);
  }
  const groups = [...skipped].map(([reason, group]) => ({ reason, rows: group }));
  return { rows: processed, skipped: groups.toSorted((a, b) => b.rows.length - a.rows.length) };
}

/** Progress of a run. */
export interface BulkProgress {
  /** Rows with a result. */
  done: number;
  failed: number;
  total: number;
}

export interface BulkRunOptions<Row> {
  rows: readonly Row[];
  rowKey(row: Row): RowKey;
  run: BulkAction<Row>['run'];
  /** @default 50 */
  chunkSize?: number | undefined;
  signal: AbortSignal;
  /** Whether to start no further chunk. The running one completes. */
  isStopped(): boolean;
  onProgress(progress: BulkProgress): void;
  /** Errors of rows without a result, and of rows whose call was aborted. */
  texts: { noResult: string; aborted: string };
}

/** Result of a run. */
export interface BulkRun<Row> {
  /** One result per processed row, in their order. */
  results: readonly BulkRowResult[];
  /** Rows that remained after a stop. */
  remaining: readonly Row[];
}

/**
 * Runs an action over rows in chunks, one call after the other. Each row is processed once. A
 * failed call does not affect the next ones.
 */
export async function runBulk<Row>(options: BulkRunOptions<Row>): Promise<BulkRun<Row>> {
  const { rows, chunkSize = 50, isStopped, onProgress } = options;
  const results: BulkRowResult[] = [];
  let index = 0;
  onProgress({ done: 0, failed: 0, total: rows.length });
  while (index < rows.length && !isStopped()) {
    const chunk = rows.slice(index, index + Math.max(1, chunkSize));
    results.push(...(await runChunk(chunk, options)));
    index += chunk.length;
    onProgress({
      done: index,
      failed: results.filter(({ error }) => error !== undefined).length,
      total: rows.length,
    });
  }
  return { results, remaining: rows.slice(index) };
}

async function runChunk<Row>(
  chunk: readonly Row[],
  { run, rowKey, signal, texts }: BulkRunOptions<Row>,
): Promise<BulkRowResult[]> {
  try {
    const results = await run(chunk, { signal });
    const byKey = new Map(results.map((result) => [result.key, result]));
    return chunk.map(
      (row) => byKey.get(rowKey(row)) ?? { key: rowKey(row), error: texts.noResult },
    );
  } catch (reason) {
    const error = signal.aborted ? texts.aborted : errorMessage(reason);
    return chunk.map((row) => ({ key: rowKey(row), error }));
  }
}

/** The results so far, by row key. */
export type BulkResults = ReadonlyMap<RowKey, BulkRowResult>;

/** Returns the planned rows without a result, which remained after a stop. */
export function remainingRows<Row>(
  plan: BulkPlan<Row>,
  results: BulkResults,
  rowKey: (row: Row) => RowKey,
): Row[] {
  return plan.rows.filter((row) => !results.has(rowKey(row)));
}

/** Returns the outcome of every row of a plan. `notDone` is the reason of rows without a result. */
export function bulkRows<Row>(
  plan: BulkPlan<Row>,
  results: BulkResults,
  nameOf: (row: Row) => Pick<BulkRow, 'id' | 'label' | 'href'>,
  notDone: string,
): BulkRow[] {
  const processed = plan.rows.map((row): BulkRow => {
    const named = nameOf(row);
    const result = results.get(named.id);
    if (!result) return { ...named, outcome: 'skipped', reason: notDone };
    return result.error === undefined
      ? { ...named, outcome: 'succeeded' }
      : { ...named, outcome: 'failed', reason: result.error };
  });
  const skipped = plan.skipped.flatMap(({ reason, rows }) =>
    rows.map((row): BulkRow => ({ ...nameOf(row), outcome: 'skipped', reason })),
  );
  return [...processed, ...skipped];
}
