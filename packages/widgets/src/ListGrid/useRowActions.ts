import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ListGridProps } from './listGridProps';
import { listGridTexts } from './ListGrid.texts';
import type { RowAction, RowKey } from '../internal/list/row';
import { useLatest } from './useLatest';

/**
 * What can be done with a row: the list's own actions, then edit and delete. `undefined` when there
 * is nothing.
 */
export function useRowActions<Row>(
  { rowActions, onEdit, onDelete, deletable = onDelete !== undefined, rowKey }: ListGridProps<Row>,
  askDeletion: (keys: readonly RowKey[]) => void,
): ((row: Row) => readonly RowAction<Row>[]) | undefined {
  const t = useTexts(listGridTexts);
  const latest = useLatest({ onEdit, askDeletion, rowKey });
  const canEdit = onEdit !== undefined;

  // Rows are drawn again with every new function, so this one is new only when what it offers is.
  return useMemo(() => {
    if (!rowActions && !canEdit && !deletable) return undefined;
    const edit: RowAction<Row> = {
      key: 'edit',
      label: t.edit,
      onSelect: (row) => latest.current.onEdit?.(row),
    };
    const remove: RowAction<Row> = {
      key: 'delete',
      label: t.delete,
      tone: 'danger',
      onSelect: (row) => latest.current.askDeletion([latest.current.rowKey(row)]),
    };
    const own = [...(canEdit ? [edit] : []), ...(deletable ? [remove] : [])];
    return (row) => [...(rowActions?.(row) ?? []), ...own];
  }, [rowActions, canEdit, deletable, t, latest]);
}
