import type { ColumnLayout } from '../../internal/list/column';

/** Moves a column to an index among all columns. */
export function moveColumn(layout: ColumnLayout, field: string, to: number): ColumnLayout {
  const from = layout.columns.findIndex((setting) => setting.field === field);
  if (from < 0) return layout;
  const columns = layout.columns.toSpliced(from, 1);
  return {
    ...layout,
    columns: columns.toSpliced(Math.min(columns.length, Math.max(0, to)), 0, layout.columns[from]!),
  };
}
