import { useId, useState, type ReactNode } from 'react';
import { Button, Dialog, TextArea, TextField, useTexts } from '@mingjian/ui';
import { itemEditorTexts } from './ItemEditor.texts';
import { pastedItems } from './model/pastedItems';
import type { ItemDraft } from './model/surveyItems';

interface PromptProps {
  /** Heading of the dialog. */
  heading: string;
  onClose(): void;
}

export interface TitlePromptProps extends PromptProps {
  /** Label of the field. */
  label: string;
  onConfirm(title: string): void;
}

/** Asks for the title of a new item or the name of a new group. */
export function TitlePrompt({ heading, label, onClose, onConfirm }: TitlePromptProps) {
  const t = useTexts(itemEditorTexts);
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = title.trim() === '';
  const confirm = () => {
    setTried(true);
    if (isEmpty) return;
    onConfirm(title.trim());
    onClose();
  };
  return (
    <Prompt heading={heading} onClose={onClose} onSubmit={confirm}>
      <TextField
        label={label}
        required
        value={title}
        error={isTried && isEmpty ? t.empty : undefined}
        onValueChange={setTitle}
      />
    </Prompt>
  );
}

export interface PastePromptProps extends PromptProps {
  onConfirm(drafts: readonly ItemDraft[]): void;
}

/** Asks for rows of a spreadsheet. Nothing is added while one of them is wrong. */
export function PastePrompt({ heading, onClose, onConfirm }: PastePromptProps) {
  const t = useTexts(itemEditorTexts);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { items, wrongLines } = pastedItems(text);
  const problem =
    wrongLines.length > 0
      ? t.wrongLines(wrongLines.join(', '))
      : items.length === 0
        ? t.empty
        : undefined;
  const confirm = () => {
    setTried(true);
    if (problem !== undefined) return;
    onConfirm(items);
    onClose();
  };
  return (
    <Prompt heading={heading} onClose={onClose} onSubmit={confirm}>
      <TextArea
        label={t.rows}
        description={t.pasteHint}
        rows={8}
        value={text}
        error={isTried ? problem : undefined}
        onValueChange={setText}
      />
    </Prompt>
  );
}

interface FrameProps extends PromptProps {
  children: ReactNode;
  onSubmit(): void;
}

function Prompt({ heading, children, onClose, onSubmit }: FrameProps) {
  const t = useTexts(itemEditorTexts);
  const formId = useId();
  return (
    <Dialog
      open
      size="small"
      title={heading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the page around the editor is not meant.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
