import { useId, useState, type FormEvent } from 'react';
import { Alert, Button, Dialog, NumberField, TextField, TreeSelect, useTexts } from '@mingjian/ui';
import { folderItems } from './FolderPane';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import { UNGROUPED_FOLDER, type MaterialFolder, type MaterialFolderDraft } from './materialSource';
import { possibleParents } from './model/folders';

const MAX_NAME = 64;
const MAX_ORDER = 1_000;
const NEW_ORDER = 1;

export interface FolderDialogProps {
  /** The folder to change; `null` for a new one. */
  stored: MaterialFolder | null;
  /** The shown folder, in which a new one is made. */
  shown: MaterialFolder;
  folders: readonly MaterialFolder[];
  onSave: (draft: MaterialFolderDraft) => Promise<void>;
  onClose: () => void;
}

/** Name, order number and place of a folder. */
export function FolderDialog({ stored, shown, folders, onSave, onClose }: FolderDialogProps) {
  const t = useTexts(materialPickerTexts);
  const formId = useId();
  const [folderName, setFolderName] = useState(stored?.folderName ?? '');
  const [orderNum, setOrderNum] = useState<number | null>(stored?.orderNum ?? NEW_ORDER);
  const [pId, setParent] = useState(() => parentOf(stored, shown));
  const [isChecked, setChecked] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = folderName.trim();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the picker is not this one's.
    event.stopPropagation();
    setChecked(true);
    if (name === '' || orderNum === null || isSubmitting) return;
    setSubmitting(true);
    setFailure(undefined);
    try {
      await onSave({ pId, folderName: name, orderNum });
      onClose();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t.failed);
      setSubmitting(false);
    }
  };

  return (
    <Dialog
      open
      size="small"
      title={stored ? t.editFolder : t.addFolder}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <S.Fields>
          {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
          <TextField
            label={t.folderName}
            required
            maxLength={MAX_NAME}
            value={folderName}
            onValueChange={setFolderName}
            error={isChecked && name === '' ? t.nameRequired : undefined}
          />
          <NumberField
            label={t.orderNum}
            required
            min={0}
            max={MAX_ORDER}
            precision={0}
            value={orderNum}
            onValueChange={setOrderNum}
            error={isChecked && orderNum === null ? t.orderRequired : undefined}
          />
          <TreeSelect
            label={t.parentFolder}
            placeholder={t.top}
            clearable
            items={folderItems(possibleParents(folders, stored?.id))}
            value={pId}
            onValueChange={setParent}
          />
        </S.Fields>
      </form>
    </Dialog>
  );
}

/** A new folder is made in the shown one, as far as that may have folders. */
function parentOf(stored: MaterialFolder | null, shown: MaterialFolder): string | null {
  if (stored) return stored.pId;
  return shown.id === UNGROUPED_FOLDER ? null : shown.id;
}
