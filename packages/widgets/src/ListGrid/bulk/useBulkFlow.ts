import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts, type BulkRow } from '@mingjian/ui';
import type { RowKey } from '../../internal/list/row';
import {
  bulkRows,
  planBulk,
  remainingRows,
  runBulk,
  type BulkPlan,
  type BulkProgress,
} from '../model/bulkRun';
import type { CollectOptions } from '../model/collectRows';
import { errorMessage } from '../model/errorMessage';
import { bulkTexts } from './bulk.texts';
import type { BulkAction, BulkCheck, BulkRowResult } from './bulkAction';

export interface BulkFlowOptions<Row> {
  action: BulkAction<Row>;
  /**
   * The selected rows, or a function that loads them. Later changes of the selection do not count.
   */
  rows: readonly Row[] | ((options: CollectOptions) => Promise<readonly Row[]>);
  rowKey(row: Row): RowKey;
  /** Returns the label of a row, such as its number. */
  labelOf(row: Row): string;
  /** Label of these labels, such as that of the naming column. */
  nameLabel?: string | undefined;
  /** Called after each run with the keys of the rows that succeeded. */
  onRun(succeeded: readonly RowKey[]): void;
  /** Called at the end. `isAllDone`: every row succeeded, so there is no report to read. */
  onClose(ending: { isAllDone: boolean; isStarted: boolean; count: number }): void;
}

/** Phase of a bulk action. */
export type BulkPhase<Row> =
  | { kind: 'collecting'; done: number; total: number | undefined }
  | { kind: 'collectFailed'; message: string }
  | { kind: 'confirming'; plan: BulkPlan<Row>; check: BulkCheck | undefined }
  | { kind: 'running'; progress: BulkProgress; isStopping: boolean }
  | { kind: 'ended'; rows: readonly BulkRow[]; remaining: readonly Row[]; done: number };

export interface BulkFlowState<Row> {
  phase: BulkPhase<Row>;
  /** Loads the selected rows again. */
  collect(): void;
  /** Runs the plan. */
  confirm(): void;
  /** Starts no further chunk, and waits for the running one. */
  stop(): void;
  /** Aborts the running chunk, which leaves the outcome of its rows unknown. */
  abort(): void;
  /** Runs failed rows again. */
  retry(keys: readonly RowKey[]): void;
  /** Runs the rows that remained after a stop. */
  resume(): void;
}

/**
 * State machine of a bulk action: collect, confirm, run, report. It has no markup; `BulkFlow`
 * renders it.
 */
export function useBulkFlow<Row>({
  action,
  rows,
  rowKey,
  labelOf,
  onRun,
  onClose,
}: BulkFlowOptions<Row>): BulkFlowState<Row> {
  const t = useTexts(bulkTexts);
  const [phase, setPhase] = useState<BulkPhase<Row>>(() =>
    typeof rows === 'function' || action.check
      ? { kind: 'collecting', done: 0, total: undefined }
      : { kind: 'confirming', plan: planBulk(rows, action.skipReason), check: undefined },
  );
  const plan = useRef<BulkPlan<Row>>({ rows: [], skipped: [] });
  const results = useRef(new Map<RowKey, BulkRowResult>());
  const running = useRef<{ isStopped: boolean; controller: AbortController } | null>(null);
  useCollection({ isCollecting: phase.kind === 'collecting', action, rows, rowKey, setPhase });
  useUnloadWarning(phase.kind === 'running');

  const run = async (planned: readonly Row[]) => {
    // State is one render behind: two clicks in the same frame would both start.
    if (running.current) return;
    const current = { isStopped: false, controller: new AbortController() };
    running.current = current;
    const ended = await runBulk({
      rows: planned,
      rowKey,
      run: (chunk, options) => action.run(chunk, options),
      chunkSize: action.chunkSize,
      signal: current.controller.signal,
      isStopped: () => current.isStopped,
      onProgress: (progress) =>
        setPhase({ kind: 'running', progress, isStopping: current.isStopped }),
      texts: { noResult: t.noResult, aborted: t.aborted },
    });
    running.current = null;
    for (const result of ended.results) results.current.set(result.key, result);
    onRun(ended.results.filter(({ error }) => error === undefined).map(({ key }) => key));
    report();
  };

  const report = () => {
    const reported = bulkRows(
      plan.current,
      results.current,
      (row) => ({
        id: rowKey(row),
        label: labelOf(row),
        ...(action.hrefOf && { href: action.hrefOf(row) }),
      }),
      t.notDone,
    );
    const isAllDone = reported.every(({ outcome }) => outcome === 'succeeded');
    if (isAllDone) return onClose({ isAllDone, isStarted: true, count: reported.length });
    setPhase({
      kind: 'ended',
      rows: reported,
      remaining: remainingRows(plan.current, results.current, rowKey),
      done: results.current.size,
    });
  };

  const stop = () => {
    if (running.current) running.current.isStopped = true;
    setPhase((last) => (last.kind === 'running' ? { ...last, isStopping: true } : last));
  };

  return {
    phase,
    collect: () => setPhase({ kind: 'collecting', done: 0, total: undefined }),
    confirm() {
      if (phase.kind !== 'confirming' || running.current) return;
      if (action.isReady?.() === false) return;
      plan.current = phase.plan;
      void run(phase.plan.rows);
    },
    stop,
    abort() {
      stop();
      running.current?.controller.abort();
    },
    retry(keys) {
      const retried = new Set(keys);
      void run(plan.current.rows.filter((row) => retried.has(rowKey(row))));
    },
    resume: () => void run(remainingRows(plan.current, results.current, rowKey)),
  };
}

interface CollectionOptions<Row> extends Pick<BulkFlowOptions<Row>, 'action' | 'rows' | 'rowKey'> {
  isCollecting: boolean;
  setPhase(phase: BulkPhase<Row>): void;
}

/**
 * Loads the rows while collecting, and checks them. A page that was hidden meanwhile loads them
 * again.
 */
function useCollection<Row>({
  isCollecting,
  action: { skipReason, check },
  rows,
  rowKey,
  setPhase,
}: CollectionOptions<Row>) {
  const collect = useEffectEvent(async (signal: AbortSignal) => {
    const show = (phase: BulkPhase<Row>) => void (signal.aborted || setPhase(phase));
    const onProgress = (done: number, total: number) => show({ kind: 'collecting', done, total });
    try {
      const collected = typeof rows === 'function' ? await rows({ signal, onProgress }) : rows;
      const checked = await check?.(planBulk(collected, skipReason).rows, { signal, onProgress });
      const reasons = new Map(checked?.skipped.map(({ key, reason }) => [key, reason]));
      show({
        kind: 'confirming',
        plan: planBulk(collected, (row) => skipReason?.(row) ?? reasons.get(rowKey(row))),
        check: checked,
      });
    } catch (error) {
      show({ kind: 'collectFailed', message: errorMessage(error) });
    }
  });
  useEffect(() => {
    if (!isCollecting) return undefined;
    const controller = new AbortController();
    void collect(controller.signal);
    return () => controller.abort();
  }, [isCollecting]);
}

/** Lets the browser ask before the window closes while rows are processed. */
function useUnloadWarning(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
}
