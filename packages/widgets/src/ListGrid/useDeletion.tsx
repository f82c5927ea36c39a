import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog, type Messages, useTexts } from '@mingjian/ui';
import { listGridTexts } from './ListGrid.texts';
import type { RowKey } from '../internal/list/row';

export interface Deletion {
  /** Asks, and then deletes. */
  ask(keys: readonly RowKey[]): void;
  /** The question. */
  dialog: ReactNode;
}

/**
 * Asks before rows are deleted, and says how it ended. Without `remove` the specified error is
 * shown. Source: spec 1 §5 and §8.
 */
export function useDeletion(
  remove: ((keys: readonly RowKey[]) => Promise<void>) | undefined,
  messages: Messages,
): Deletion {
  const t = useTexts(listGridTexts);
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const isDone = useRef(false);

  const confirm = async () => {
    try {
      await remove?.(keys);
    } catch (error) {
      messages.show({
        text: error instanceof Error ? error.message : String(error),
        tone: 'danger',
        seconds: 5,
      });
      throw error;
    }
    isDone.current = true;
    messages.show({ text: t.deleted, tone: 'success' });
  };

  return {
    ask(next) {
      if (!remove) return messages.show({ text: t.noDeleteUrl, tone: 'danger', seconds: 5 });
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
        onConfirm={confirm}
      />
    ),
  };
}
