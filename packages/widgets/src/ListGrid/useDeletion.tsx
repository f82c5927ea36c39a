import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, useTexts, type Messages } from '@mingjian/ui';
import type { RowKey } from '../internal/list/row';
import { listGridTexts } from './ListGrid.texts';
import { errorMessage } from './model/errorMessage';

export interface DeletionState {
  /** Opens the confirmation, which then deletes the rows. */
  request(keys: readonly RowKey[]): void;
  /** The confirmation dialog. */
  dialog: ReactNode;
}

/**
 * Confirms the deletion of rows and reports its result. Without `deleteRows` it shows the specified
 * error. Source: spec 1 §5 and §8.
 */
export function useDeletion(
  deleteRows: ((keys: readonly RowKey[]) => Promise<void>) | undefined,
  messages: Messages,
): DeletionState {
  const t = useTexts(listGridTexts);
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const isDone = useRef(false);

  const handleConfirm = async () => {
    try {
      await deleteRows?.(keys);
    } catch (error) {
      messages.show({ text: errorMessage(error), tone: 'danger', seconds: 5 });
      throw error;
    }
    isDone.current = true;
    messages.show({ text: t.deleted, tone: 'success' });
  };

  return {
    request(next) {
      if (!deleteRows) return messages.show({ text: t.noDeleteUrl, tone: 'danger', seconds: 5 });
      isDone.current = false;
      setKeys(next);
    },
    dialog: (
      <ConfirmDialog
        open={keys.length > 0}
        onClose={() => {
          setKeys([]);
          if (!isDone.current) messages.show({ text: t.cancelled });
        }}
        title={t.confirmDelete}
        confirmLabel={t.delete}
        tone="danger"
        onConfirm={handleConfirm}
      />
    ),
  };
}
