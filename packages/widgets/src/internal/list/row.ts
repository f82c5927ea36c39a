import type { ListSearch } from './query';

/** Unique key of a row, over all pages. */
export type RowKey = string;

/** One action of a row, in the action column. */
export interface RowAction<Row> {
  key: string;
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger' | undefined;
  /** Reason why the action is disabled. */
  disabledReason?: string | undefined;
  onSelect(row: Row): void;
}

/** The selected rows: some keys, or all matching rows with exceptions. */
export type ListSelection =
  | { kind: 'some'; keys: ReadonlySet<RowKey> }
  | {
      kind: 'allMatching';
      except: ReadonlySet<RowKey>;
      query: ListSearch;
      total: number;
    };
