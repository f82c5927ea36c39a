import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BulkRow, useTexts } from '@mingjian/ui';
import {
  type BulkPlan,
  type BulkProgress,
  bulkRows,
  planBulk,
  rowsLeft,
  runBulk,
} from '../model/bulkRun';
import type { CollectOptions } from '../model/collectRows';
import { reasonText } from '../model/reasonText';
import type { RowKey } from '../../internal/list/row';
import type { BulkAction, BulkAnswer } from './bulkAction';
import { bulkTexts } from './bulk.texts';

export interface BulkFlowOptions<Row> {
  action: BulkAction<Row>;
  /**
   * The rows that were chosen, or what asks for them. They stay the same whatever is chosen later.
   */
  rows: readonly Row[] | ((options: CollectOptions) => Promise<readonly Row[]>);
  rowKey(row: Row): RowKey;
  /** What a person knows a row by. */
  labelOf(row: Row): string;
  /** Called after each run with the rows that succeeded. */
  onRun(succeeded: readonly RowKey[]): void;
  /** Called when it is over; `isAllDone` when every row succeeded and nothing is left to read. */
  onClose(ending: { isAllDone: boolean; isStarted: boolean; count: number }): void;
}

/** Where an action on many rows stands. */
export type BulkPhase<Row> =
  | { kind: 'collecting'; done: number; total: number | undefined }
  | { kind: 'broken'; message: string }
  | { kind: 'asking'; plan: BulkPlan<Row> }
  | { kind: 'running'; progress: BulkProgress; isStopping: boolean }
  | { kind: 'ended'; rows: readonly BulkRow[]; left: readonly Row[]; done: number };

export interface BulkFlowState<Row> {
  phase: BulkPhase<Row>;
  /** Reads the chosen rows again. */
  collect(): void;
  /** Begins with what the plan says. */
  confirm(): void;
  /** Takes no more rows, and waits for those on their way. */
  stop(): void;
  /** Breaks off the call that is under way: the outcome of its rows is unknown. */
  breakOff(): void;
  /** Runs the rows that failed once more. */
  retry(keys: readonly RowKey[]): void;
  /** Runs the rows that were left when it was stopped. */
  goOn(): void;
}

/**
 * The state machine of an action on many rows: collect, ask, run, tell. Without markup; `BulkFlow`
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
    typeof rows === 'function'
      ? { kind: 'collecting', done: 0, total: undefined }
      : { kind: 'asking', plan: planBulk(rows, action.skipReason) },
  );
  const plan = useRef<BulkPlan<Row>>({ rows: [], skipped: [] });
  const answers = useRef(new Map<RowKey, BulkAnswer>());
  const running = useRef<{ isStopped: boolean; abort: AbortController } | null>(null);
  useCollected(phase.kind === 'collecting', rows, setPhase, (found) => ({
    kind: 'asking',
    plan: planBulk(found, action.skipReason),
  }));
  useLeavingAsks(phase.kind === 'running');

  const run = async (chosen: readonly Row[]) => {
    // State is a render late: two clicks in one frame would both see it idle.
    if (running.current) return;
    const now = { isStopped: false, abort: new AbortController() };
    running.current = now;
    const ended = await runBulk({
      rows: chosen,
      rowKey,
      run: (chunk, options) => action.run(chunk, options),
      chunkSize: action.chunkSize,
      signal: now.abort.signal,
      isStopped: () => now.isStopped,
      onProgress: (progress) => setPhase({ kind: 'running', progress, isStopping: now.isStopped }),
      words: { noAnswer: t.noAnswer, brokenOff: t.brokenOff },
    });
    running.current = null;
    for (const answer of ended.answers) answers.current.set(answer.key, answer);
    onRun(ended.answers.filter(({ error }) => error === undefined).map(({ key }) => key));
    tell();
  };

  const tell = () => {
    const told = bulkRows(
      plan.current,
      answers.current,
      (row) => ({ id: rowKey(row), label: labelOf(row) }),
      t.notDone,
    );
    const isAllDone = told.every(({ outcome }) => outcome === 'succeeded');
    if (isAllDone) return onClose({ isAllDone, isStarted: true, count: told.length });
    setPhase({
      kind: 'ended',
      rows: told,
      left: rowsLeft(plan.current, answers.current, rowKey),
      done: answers.current.size,
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
      if (phase.kind !== 'asking' || running.current) return;
      plan.current = phase.plan;
      void run(phase.plan.rows);
    },
    stop,
    breakOff() {
      stop();
      running.current?.abort.abort();
    },
    retry(keys) {
      const wanted = new Set(keys);
      void run(plan.current.rows.filter((row) => wanted.has(rowKey(row))));
    },
    goOn: () => void run(rowsLeft(plan.current, answers.current, rowKey)),
  };
}

/**
 * Asks for the rows while they are wanted. A page that is hidden meanwhile asks again when it
 * returns.
 */
function useCollected<Row>(
  isWanted: boolean,
  rows: BulkFlowOptions<Row>['rows'],
  setPhase: (phase: BulkPhase<Row>) => void,
  settle: (rows: readonly Row[]) => BulkPhase<Row>,
) {
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof rows !== 'function') return;
    const show = (phase: BulkPhase<Row>) => signal.aborted || setPhase(phase);
    try {
      const found = await rows({
        signal,
        onProgress: (done, total) => void show({ kind: 'collecting', done, total }),
      });
      show(settle(found));
    } catch (reason) {
      show({ kind: 'broken', message: reasonText(reason) });
    }
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    void ask(stop.signal);
    return () => stop.abort();
  }, [isWanted]);
}

/** Has the browser ask before the window is left while rows are under way. */
function useLeavingAsks(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
