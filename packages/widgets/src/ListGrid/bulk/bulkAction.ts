import type { LucideIcon } from 'lucide-react';
import type { RowKey } from '../../internal/list/row';

/** Result of a bulk action for one row. */
export interface BulkRowResult {
  key: RowKey;
  /** User-readable reason of a failure; absent on success. */
  error?: string | undefined;
}

/** An action on several rows at once. */
export interface BulkAction<Row> {
  key: string;
  /** A short verb. It labels the button and names the action. */
  label: string;
  /** Use `danger` for actions that destroy or cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  icon?: LucideIcon | undefined;
  /** Returns the reason why a row is skipped, or `undefined` when it is processed. */
  skipReason?: ((row: Row) => string | undefined) | undefined;
  /**
   * Processes some rows and returns the result of each. A rejection is a failure of all of them; a
   * row without a result has failed. The signal aborts at once, which leaves the outcome of these
   * rows unknown.
   */
  run(rows: readonly Row[], options: { signal: AbortSignal }): Promise<readonly BulkRowResult[]>;
  /** Returns the address of a row's page, which the report links. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Rows per call. @default 50 */
  chunkSize?: number | undefined;
  /** Title of the confirmation. @default one with the label */
  confirmText?: string | undefined;
  /** Label of the confirm button. @default the label */
  confirmLabel?: string | undefined;
  /** Message after every row succeeded. @default one with the label and the number of rows */
  doneText?: string | undefined;
  /** Message after the confirmation was cancelled. @default none */
  cancelledText?: string | undefined;
}
