import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import type { RowAction } from '../internal/list/row';
import { listGridTexts } from './ListGrid.texts';
import type { AllowedActions } from './model/allowedActions';
import type { PreviewState } from './preview/usePreview';
import { useLatest } from './useLatest';

/**
 * Returns the actions of a row: its preview, the list's further actions, then edit and delete.
 * `undefined` when there are none. The function changes only with the actions on offer, because a
 * new one renders every row again.
 */
export function useRowActions<Row>(
  {
    row,
    onEdit,
    editable,
    deletable,
  }: Pick<AllowedActions<Row>, 'row' | 'onEdit' | 'editable' | 'deletable'>,
  requestDeletion: (row: Row) => void,
  preview: Pick<PreviewState<Row>, 'open'> | null,
): ((row: Row) => readonly RowAction<Row>[]) | undefined {
  const t = useTexts(listGridTexts);
  const latest = useLatest({ onEdit, requestDeletion, preview });
  const isEditable = onEdit !== undefined;
  const hasPreview = preview !== null;

  return useMemo(() => {
    if (!row && !isEditable && !deletable && !hasPreview) return undefined;
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
    const previewAction: RowAction<Row> = {
      key: 'preview',
      label: t.preview,
      onSelect: (target) => latest.current.preview?.open(target),
    };
    const first = hasPreview ? [previewAction] : [];
    const shared = [...(isEditable ? [editAction] : []), ...(deletable ? [deleteAction] : [])];
    return (target) => [
      ...first,
      ...(row?.(target) ?? []),
      ...(editable?.(target) === false ? [] : shared),
    ];
  }, [row, isEditable, editable, deletable, hasPreview, t, latest]);
}
