import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { RowKey } from '../../internal/list/row';

/** Result of a bulk action for one row. */
export interface BulkRowResult {
  key: RowKey;
  /** User-readable reason of a failure; absent on success. */
  error?: string | undefined;
}

/** Facts about the selected rows before an action starts, as a server knows them. */
export interface BulkCheck {
  /** Rows that are skipped, each with a user-readable reason. */
  skipped: readonly { key: RowKey; reason: string }[];
  /** Notes on rows that are processed, such as a fee, by key. @default none */
  notes?: ReadonlyMap<RowKey, string> | undefined;
  /** A sentence about all rows that are processed. @default none */
  summary?: string | undefined;
}

export interface BulkCheckOptions {
  signal: AbortSignal;
  /** Shows how many rows are checked. */
  onProgress(done: number, total: number): void;
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
   * Loads which rows are skipped, before the confirmation. It gets the rows that `skipReason` does
   * not skip. A rejection is shown, and can be retried.
   */
  check?: ((rows: readonly Row[], options: BulkCheckOptions) => Promise<BulkCheck>) | undefined;
  /** Renders what the action needs, in the confirmation: a reason, a person. @default nothing */
  renderInput?: (() => ReactNode) | undefined;
  /**
   * Returns whether the input is complete. Called on confirmation; the input shows what is missing.
   * @default always
   */
  isReady?: (() => boolean) | undefined;
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
