import type { ColumnLayout } from '../../internal/list/column';

/** Whether two layouts show the same. */
export function isSameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  const mark = ({ columns, density }: ColumnLayout) =>
    JSON.stringify([
      density,
      columns.map(({ field, isShown, width, pin }) => [field, isShown, width, pin]),
    ]);
  return mark(one) === mark(other);
}

/** Whether there is something to save: another layout, or a mark on columns that came later. */
export function isUnsaved({
  layout,
  saved,
}: {
  layout: ColumnLayout;
  saved: ColumnLayout;
}): boolean {
  return !isSameLayout(layout, saved) || saved.added.length > 0;
}
