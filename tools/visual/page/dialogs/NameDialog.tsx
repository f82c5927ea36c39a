import { useId, useState } from 'react';
import { Button, Dialog, TextField, useTexts } from '@mingjian/ui';
import { useDesk } from '../desk';
import { dialogTexts } from './dialogs.texts';

/** Changes the name that stands in decisions from now on. */
export function NameDialog({ onClose }: { onClose: () => void }) {
  const { preferences } = useDesk();
  const t = useTexts(dialogTexts);
  const formId = useId();
  const [name, setName] = useState(preferences.get().reviewer);
  const [isTried, setTried] = useState(false);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.nameTitle}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (name.trim() === '') return;
          preferences.set({ ...preferences.get(), reviewer: name.trim() });
          onClose();
        }}
      >
        <TextField
          label={t.name}
          description={t.nameHint}
          required
          autoComplete="name"
          value={name}
          error={isTried && name.trim() === '' ? t.nameMissing : null}
          onValueChange={setName}
        />
      </form>
    </Dialog>
  );
}
