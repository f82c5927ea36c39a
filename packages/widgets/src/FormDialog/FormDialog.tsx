import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer, useTexts } from '@mingjian/ui';
import { Form, formTexts, type RecordForm } from '../Form';
import { useUnloadGuard } from './useUnloadGuard';

export interface FormDialogProps {
  form: RecordForm;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Called when the form is closed without a save, after confirmation where values are lost. */
  onClose: () => void;
  /** A dialog above the page or a panel at its edge. @default 'dialog' */
  shape?: 'dialog' | 'drawer' | undefined;
  /** 420, 560 or 880 px at most, or the whole window. @default 'large' */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Share of the window's width in percent, where that is more than `size`. @default none */
  share?: number | undefined;
  /** Shown above the fields, such as a failure of their options. */
  notice?: ReactNode;
  /** Label of the button that saves. @default 保存 */
  saveLabel?: string | undefined;
  /** A second button that saves, such as “save and next”. @default none */
  secondSave?: { label: string; onPress(): void } | undefined;
  /** Fields in an order of one's own, as `FormFields`. @default all of them, by section */
  children?: ReactNode;
}

/**
 * A form above the page: mount it to open it. Renders a `role="dialog"`. Closing it with unsaved
 * values asks first, also when the window is closed. A refused save keeps it open with its values.
 */
export function FormDialog({
  form,
  title,
  onClose,
  shape = 'dialog',
  size = 'large',
  share,
  notice,
  saveLabel,
  secondSave,
  children,
}: FormDialogProps) {
  const t = useTexts(formTexts);
  const [isAsking, setAsking] = useState(false);
  const pressed = useRef<'save' | 'second'>('save');
  useUnloadGuard(form.isDirty);

  const handleClose = () => {
    if (form.isSubmitting) form.cancel();
    else if (form.isDirty) setAsking(true);
    else onClose();
  };
  const handleDiscard = () => {
    form.discard();
    onClose();
  };
  const isRunning = (button: 'save' | 'second') => form.isSubmitting && pressed.current === button;
  const Frame = shape === 'drawer' ? Drawer : Dialog;

  return (
    <Frame
      open
      size={size}
      style={share === undefined ? undefined : shareStyle(share)}
      onClose={handleClose}
      title={title}
      footer={
        <>
          <Button onClick={handleClose}>{t.cancel}</Button>
          {secondSave && (
            <Button
              loading={isRunning('second')}
              onClick={() => {
                pressed.current = 'second';
                secondSave.onPress();
              }}
            >
              {secondSave.label}
            </Button>
          )}
          <Button
            tone="primary"
            type="submit"
            form={form.id}
            loading={isRunning('save')}
            onClick={() => {
              pressed.current = 'save';
            }}
          >
            {saveLabel ?? t.save}
          </Button>
        </>
      }
    >
      <Form form={form} notice={notice}>
        {children}
      </Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.discardTitle}
        confirmLabel={t.discard}
        cancelLabel={t.keepEditing}
        tone="danger"
        onConfirm={handleDiscard}
      >
        {t.discardText}
      </ConfirmDialog>
    </Frame>
  );
}

const shareStyle = (share: number) => ({ '--mj-dialog-share': `${share}vw` }) as CSSProperties;
