import { useRef, useState } from 'react';
import { Alert, ConfirmDialog, useTexts } from '@mingjian/ui';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';

export interface DeleteDialogProps {
  /** The objects, and the consequences. */
  description: string;
  onDelete: () => Promise<void>;
  /** Called when it closes without a deletion. */
  onCancel: () => void;
  onClose: () => void;
}

/** The question before a deletion. A failure is shown in it. */
export function DeleteDialog({ description, onDelete, onCancel, onClose }: DeleteDialogProps) {
  const t = useTexts(materialPickerTexts);
  const isDone = useRef(false);
  const [failure, setFailure] = useState<string>();

  const handleConfirm = async () => {
    setFailure(undefined);
    try {
      await onDelete();
      isDone.current = true;
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t.failed);
      // The dialog stays open.
      throw error;
    }
  };

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t.confirmDelete}
      confirmLabel={t.delete}
      cancelLabel={t.cancel}
      onConfirm={handleConfirm}
      onClose={() => {
        if (!isDone.current) onCancel();
        onClose();
      }}
    >
      <S.Fields>
        {description}
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      </S.Fields>
    </ConfirmDialog>
  );
}
