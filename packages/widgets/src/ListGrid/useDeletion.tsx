import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, useTexts, type Messages } from '@mingjian/ui';
import { rowLabel } from '../DataGrid';
import type { GridColumn } from '../internal/list/column';
import type { RowKey } from '../internal/list/row';
import { LazyConfirmDialog } from './LazyConfirmDialog';
import type { ListActions } from './listGridProps';
import * as S from './ListGrid.styles';
import { listGridTexts } from './ListGrid.texts';
import { errorMessage } from './model/errorMessage';
import type { ListGridState } from './useListGrid';

export interface DeletionOptions<Row> {
  /** Without `onDelete` a request shows the specified error. */
  actions: Pick<ListActions<Row>, 'onDelete' | 'deletionRemedy'>;
  list: Pick<ListGridState<Row>, 'deleteRows'>;
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  messages: Messages;
}

export interface DeletionState<Row> {
  /** Opens the confirmation, which then deletes the row. */
  request(row: Row): void;
  /** The confirmation dialog. */
  dialog: ReactNode;
}

/**
 * Confirms the deletion of a row and reports its result; a refusal is reported in the dialog.
 * Source: spec 1 §5 and §8.
 */
export function useDeletion<Row>({
  actions: { onDelete, deletionRemedy },
  list,
  columns,
  rowKey,
  messages,
}: DeletionOptions<Row>): DeletionState<Row> {
  const t = useTexts(listGridTexts);
  const [target, setTarget] = useState<Row | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isDone = useRef(false);

  useEffect(() => {
    if (onDelete) LazyConfirmDialog.preload();
  }, [onDelete]);

  const handleConfirm = async () => {
    if (target === null) return;
    setRefusal(null);
    try {
      await list.deleteRows([rowKey(target)]);
    } catch (error) {
      setRefusal({ error });
      throw error;
    }
    isDone.current = true;
    messages.show({ text: t.deleted, tone: 'success' });
  };
  const close = () => {
    setTarget(null);
    if (!isDone.current && !refusal) messages.show({ text: t.cancelled });
  };
  // Where something else has to be done first, another try cannot succeed.
  const remedy =
    refusal && target !== null ? deletionRemedy?.(refusal.error, rowKey(target), close) : undefined;

  return {
    request(row) {
      if (!onDelete) return messages.show({ text: t.noDeleteUrl, tone: 'danger', seconds: 5 });
      isDone.current = false;
      setRefusal(null);
      setTarget(row);
      setAsked(true);
    },
    dialog: isAsked && (
      <LazyConfirmDialog
        open={target !== null}
        onClose={close}
        title={t.confirmDelete}
        confirmLabel={remedy == null ? t.delete : undefined}
        cancelLabel={remedy == null ? undefined : t.close}
        tone="danger"
        onConfirm={handleConfirm}
      >
        {target !== null && <span>{rowLabel(columns, target) || rowKey(target)}</span>}
        {refusal && target !== null && (
          <S.Refusal>
            <Alert tone="danger" action={remedy}>
              {errorMessage(refusal.error)}
            </Alert>
          </S.Refusal>
        )}
      </LazyConfirmDialog>
    ),
  };
}
