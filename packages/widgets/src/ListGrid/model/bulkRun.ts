import type { BulkRow } from '@mingjian/ui';
import type { BulkAction, BulkAnswer } from '../bulk/bulkAction';
import type { RowKey } from '../../internal/list/row';
import { reasonText } from './reasonText';

/** Rows that are left alone for one reason. */
export interface SkippedRows<Row> {
  reason: string;
  rows: readonly Row[];
}

/** What an action will touch, and what it leaves alone and why. */
export interface BulkPlan<Row> {
  rows: readonly Row[];
  /** The most frequent reason first. */
  skipped: readonly SkippedRows<Row>[];
}

/** Sorts rows by what will become of them. */
export function planBulk<Row>(
  rows: readonly Row[],
  skipReason: BulkAction<Row>['skipReason'],
): BulkPlan<Row> {
  const touched: Row[] = [];
  const skipped = new Map<string, Row[]>();
  for (const row of rows) {
    const reason = skipReason?.(row);
    if (reason === undefined) touched.push(row);
    else skipped.set(reason, [...(skipped.get(reason) ?? []), row]);
  }
  const groups = [...skipped].map(([reason, group]) => ({ reason, rows: group }));
  return { rows: touched, skipped: groups.toSorted((a, b) => b.rows.length - a.rows.length) };
}

/** How far a run is. */
export interface BulkProgress {
  /** Rows that have an answer. */
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
  /** Whether no further rows are to be taken; those on their way are waited for. */
  isStopped(): boolean;
  onProgress(progress: BulkProgress): void;
  /** Said of rows that got no answer, and of those whose call was broken off. */
  words: { noAnswer: string; brokenOff: string };
}

/** How a run ended. */
export interface BulkRun<Row> {
  /** One answer for every row that was taken, in their order. */
  answers: readonly BulkAnswer[];
  /** Rows that were not taken, since it was stopped. */
  left: readonly Row[];
}

/**
 * Runs an action over rows, some at a time, one call after the other. Each row is taken once; a
 * call that fails leaves the next ones alone.
 */
export async function runBulk<Row>(options: BulkRunOptions<Row>): Promise<BulkRun<Row>> {
  const { rows, chunkSize = 50, isStopped, onProgress } = options;
  const answers: BulkAnswer[] = [];
  let at = 0;
  onProgress({ done: 0, failed: 0, total: rows.length });
  while (at < rows.length && !isStopped()) {
    const chunk = rows.slice(at, at + Math.max(1, chunkSize));
    answers.push(...(await runChunk(chunk, options)));
    at += chunk.length;
    onProgress({
      done: at,
      failed: answers.filter(({ error }) => error !== undefined).length,
      total: rows.length,
    });
  }
  return { answers, left: rows.slice(at) };
}

async function runChunk<Row>(
  chunk: readonly Row[],
  { run, rowKey, signal, words }: BulkRunOptions<Row>,
): Promise<BulkAnswer[]> {
  try {
    const answers = await run(chunk, { signal });
    const byKey = new Map(answers.map((answer) => [answer.key, answer]));
    return chunk.map(
      (row) => byKey.get(rowKey(row)) ?? { key: rowKey(row), error: words.noAnswer },
    );
  } catch (reason) {
    const error = signal.aborted ? words.brokenOff : reasonText(reason);
    return chunk.map((row) => ({ key: rowKey(row), error }));
  }
}

/** What has been answered so far, by the row's key. */
export type BulkAnswers = ReadonlyMap<RowKey, BulkAnswer>;

/** Returns the planned rows that have no answer: a run that was stopped left them. */
export function rowsLeft<Row>(
  plan: BulkPlan<Row>,
  answers: BulkAnswers,
  rowKey: (row: Row) => RowKey,
): Row[] {
  return plan.rows.filter((row) => !answers.has(rowKey(row)));
}

/** Returns how it ended for every row of a plan; `notDone` is said of those that have no answer. */
export function bulkRows<Row>(
  plan: BulkPlan<Row>,
  answers: BulkAnswers,
  nameOf: (row: Row) => Pick<BulkRow, 'id' | 'label'>,
  notDone: string,
): BulkRow[] {
  const touched = plan.rows.map((row): BulkRow => {
    const named = nameOf(row);
    const answer = answers.get(named.id);
    if (!answer) return { ...named, outcome: 'skipped', reason: notDone };
    return answer.error === undefined
      ? { ...named, outcome: 'succeeded' }
      : { ...named, outcome: 'failed', reason: answer.error };
  });
  const skipped = plan.skipped.flatMap(({ reason, rows }) =>
    rows.map((row): BulkRow => ({ ...nameOf(row), outcome: 'skipped', reason })),
  );
  return [...touched, ...skipped];
}
