import type { ReactNode } from 'react';
import type { TagTone } from '@mingjian/ui';

/** What tells a row from all others, over all pages. */
export type RowKey = string;

/** Comparisons of a condition, named as they travel. */
export type ListOperator =
  | 'EQ'
  | 'NE'
  | 'GT'
  | 'LT'
  | 'GE'
  | 'LE'
  | 'BETWEEN'
  | 'ISNULL'
  | 'ISNOTNULL'
  | 'IN'
  | 'NN'
  | 'LIKE'
  | 'NOTLIKE'
  | 'LIKEIN'
  | 'NOTLIKEIN';

/** One condition of a list: all of them must hold. */
export interface ListCondition {
  /** Name of the row's field. */
  field: string;
  operator: ListOperator;
  /**
   * A list for `IN` and `NN`, two bounds for `BETWEEN`, `null` for the null checks, else a text.
   */
  value: string | readonly string[] | null;
}

/** One step of an order. */
export interface ListSort {
  field: string;
  descending: boolean;
}

/** Which rows are asked for. */
export interface ListQuery {
  conditions: readonly ListCondition[];
  /** The first decides, the next where it is equal. Empty for the list's own order. */
  sort: readonly ListSort[];
  /** From 1. */
  page: number;
  /** Rows a page: 10, 20, 30 or 50. */
  pageSize: number;
}

/** One page of rows. */
export interface ListAnswer<Row> {
  content: readonly Row[];
  /** Exact number of rows that match, over all pages. */
  total: number;
  /** The person's stored column layout of this list, when the server sends it along. */
  config?: string | null;
}

/** One value of a dictionary, as a column or a filter shows it. */
export interface ListOption {
  /** The value as it is stored and travels. */
  key: string;
  text: string;
  /** Tone of its tag. */
  tone?: TagTone;
}

/** One column. The flags are those of the specification. */
export interface GridColumn<Row> {
  /** Name of the row's field; also the column's name in stored layouts. */
  prop: string;
  label: string;
  /**
   * In pixels.
   * @default 140
   */
  width?: number;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Whether its head sorts. */
  sortable?: boolean;
  /** The edge it stays at while the others scroll. */
  fixed?: 'left' | 'right';
  /**
   * Whether it is shown until a person chooses.
   * @default true
   */
  visibleFlag?: boolean;
  /** Whether it can never be hidden. */
  mustFlag?: boolean;
  /** Whether the value is a picture's path. */
  imgFlag?: boolean;
  /** Whether the value is 1 or 0 and is switched in the cell. */
  switchFlag?: boolean;
  /** Whether the value is shown as a tag. */
  tagFlag?: boolean;
  /** The words of coded values. A value without words is shown as it is. */
  options?: readonly ListOption[];
  /** The text of a value. It is also what is copied and exported. */
  format?(value: unknown, row: Row): string;
  /**
   * A cell of its own. Keep it light: it is drawn once a row. Give `format` too, for copies and
   * exports.
   */
  render?(row: Row): ReactNode;
  /** Whether copies and exports keep it as text even when it looks like a number: ids, phones. */
  isText?: boolean;
}

/** What can be done with one row, in the operation column. */
export interface RowAction<Row> {
  key: string;
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Why it cannot be done now. */
  disabledReason?: string;
  onSelect(row: Row): void;
}

/** Which rows are chosen: some, or all that match but some. */
export type ListSelection =
  | { kind: 'some'; keys: ReadonlySet<RowKey> }
  | {
      kind: 'allMatching';
      except: ReadonlySet<RowKey>;
      query: Pick<ListQuery, 'conditions' | 'sort'>;
      total: number;
    };

/** What a person has chosen about one column. */
export interface ColumnChoice {
  prop: string;
  isShown: boolean;
  /** In pixels; `null` for the declared one. */
  width: number | null;
  /** `null` for none. */
  pin: 'left' | 'right' | null;
}

/** Heights of rows: 32, 40 or 48 px. */
export type GridDensity = 'compact' | 'standard' | 'roomy';

/** A person's layout of one list: every declared column once, in the order shown. */
export interface ColumnLayout {
  columns: readonly ColumnChoice[];
  /** `null` for the one around. */
  density: GridDensity | null;
  /** Columns that came after the layout was stored. */
  added: readonly string[];
}
