import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import type { RowAction } from '../internal/list/row';
import { listGridTexts } from './ListGrid.texts';
import type { AllowedActions } from './model/allowedActions';
import { useLatest } from './useLatest';

/**
 * Returns the actions of a row: the list's further actions, then edit and delete. `undefined` when
 * there are none. The function changes only with the actions on offer, because a new one renders
 * every row again.
 */
export function useRowActions<Row>(
  {
    row,
    onEdit,
    editable,
    deletable,
  }: Pick<AllowedActions<Row>, 'row' | 'onEdit' | 'editable' | 'deletable'>,
  requestDeletion: (row: Row) => void,
): ((row: Row) => readonly RowAction<Row>[]) | undefined {
  const t = useTexts(listGridTexts);
  const latest = useLatest({ onEdit, requestDeletion });
  const isEditable = onEdit !== undefined;

  return useMemo(() => {
    if (!row && !isEditable && !deletable) return undefined;
    const editAction: RowAction<Row> = {
      key: 'edit',
      label: t.edit,
      onSelect: (target) => latest.current.onEdit?.(target),
    };
    const deleteAction: RowAction<Row> = {
      key: 'delete',
      label: t.delete,
      tone: 'danger',
      onSelect: (target) => latest.current.requestDeletion(target),
    };
    const shared = [...(isEditable ? [editAction] : []), ...(deletable ? [deleteAction] : [])];
    return (target) => [...(row?.(target) ?? []), ...(editable?.(target) === false ? [] : shared)];
  }, [row, isEditable, editable, deletable, t, latest]);
}
