/** Rows that use another row. A list shows them under the condition that `field` is `value`. */
export interface RowUse {
  /** Resource of the rows, such as `vOrderInfo`. */
  resource: string;
  /** Their field that holds the key of the used row. */
  field: string;
  value: string;
  /** Number of rows that the caller may see. */
  count: number;
}

/** The `data` of a 409 on `delete`: the row is in use. */
export interface RowInUse {
  /** Uses that the caller may see. */
  inUse: RowUse[];
}
