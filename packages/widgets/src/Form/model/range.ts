/** A range of days or months. A range of months may go on until now (`to: 'PRESENT'`). */
export interface Range {
  from: string;
  to: string;
}

/** Returns the range in a value; `null` for anything else. */
export function rangeIn(value: unknown): Range | null {
  const { from, to } = (value ?? {}) as Partial<Range>;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}
