import type { ColumnLayout } from '../../internal/list/column';

/** Whether two layouts show the same columns and density. */
export function isSameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  const keyOf = ({ columns, density }: ColumnLayout) =>
    JSON.stringify([
      density,
      columns.map(({ field, isShown, width, pin }) => [field, isShown, width, pin]),
    ]);
  return keyOf(one) === keyOf(other);
}

/** Whether there are unsaved changes: another layout, or columns added since it was stored. */
export function isUnsaved({
  layout,
  saved,
}: {
  layout: ColumnLayout;
  saved: ColumnLayout;
}): boolean {
  return !isSameLayout(layout, saved) || saved.added.length > 0;
}
