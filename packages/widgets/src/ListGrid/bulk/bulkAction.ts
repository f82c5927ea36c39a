import type { LucideIcon } from 'lucide-react';
import type { RowKey } from '../../internal/list/row';

/** How a bulk action ended for one row. */
export interface BulkAnswer {
  key: RowKey;
  /** Why it failed, in words a person can read; absent when it succeeded. */
  error?: string | undefined;
}

/** What can be done with many rows at once. */
export interface BulkAction<Row> {
  key: string;
  /** A short verb: the button, and the name of what was done. */
  label: string;
  /** `danger` for what destroys or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  icon?: LucideIcon;
  /** Returns why a row is left alone; `undefined` for a row that takes part. */
  skipReason?(row: Row): string | undefined;
  /**
   * Does it for some rows and tells how it ended for each. A rejection counts as a failure of all
   * of them, and a row without an answer as failed. The signal is for stopping at once: what
   * happened to these rows is then unknown.
   */
  run(rows: readonly Row[], options: { signal: AbortSignal }): Promise<readonly BulkAnswer[]>;
  /** Rows a call. @default 50 */
  chunkSize?: number;
  /** The question. @default one made of the label */
  confirmText?: string;
  /** The verb that answers it. @default the label */
  confirmLabel?: string;
  /** Said when all of it succeeded. @default the label and how many */
  doneText?: string;
  /** Said when the question was answered with no. @default nothing */
  cancelledText?: string;
}
