import { useId, useState, type FormEvent } from 'react';
import { Button, Checkbox, Dialog, NumberField, useTexts } from '@mingjian/ui';
import { useSlateStatic } from 'slate-react';
import { insertTable } from './editor/tableCommands';
import type { RichEditor } from './editor/slateNodes';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

/** Rows and columns of a new table. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(richTextTexts);
  const formId = useId();
  const editor = useSlateStatic() as RichEditor;
  const [rows, setRows] = useState<number | null>(3);
  const [columns, setColumns] = useState<number | null>(3);
  const [hasHead, setHead] = useState(true);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    insertTable(editor, within(rows, 100), within(columns, 20), hasHead);
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      title={t.insertTable}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t.insert}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <S.Fields>
          <NumberField label={t.rows} min={1} max={100} value={rows} onValueChange={setRows} />
          <NumberField
            label={t.columns}
            min={1}
            max={20}
            value={columns}
            onValueChange={setColumns}
          />
          <Checkbox label={t.head} checked={hasHead} onValueChange={setHead} />
        </S.Fields>
      </form>
    </Dialog>
  );
}

const within = (count: number | null, most: number) => Math.min(most, Math.max(1, count ?? 1));
