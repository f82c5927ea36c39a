import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ConfirmDialog.styles';
import { confirmDialogTexts } from './ConfirmDialog.texts';
import { useConfirmation } from './useConfirmation';

/** `title` is the question, `children` its consequences. */
export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'size' | 'role'
> {
  children?: ReactNode;
  /** Label of the confirm button: a verb. `undefined` once there is nothing left to confirm. */
  confirmLabel: string | undefined;
  /** @default the text "cancel" */
  cancelLabel?: string | undefined;
  /**
   * `danger` for destructive or irreversible actions.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger' | undefined;
  /**
   * Runs the action. The dialog waits for the promise, closes when it resolves and stays open when
   * it rejects: report the failure where you create the promise.
   */
  onConfirm: () => Promise<void> | void;
}

/**
 * A question before a consequential action. Renders a `role="alertdialog"`; focus starts on Cancel.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    ...rest
  } = props;
  const t = useTexts(confirmDialogTexts);
  const { isSubmitting, confirm } = useConfirmation(onConfirm, onClose);
  const close = () => void (!isSubmitting && onClose());
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isOver = open && confirmLabel === undefined;
  useEffect(() => {
    if (isOver) cancelRef.current?.focus();
  }, [isOver]);

  return (
    <Dialog
      {...rest}
      open={open}
      onClose={close}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button ref={cancelRef} onClick={close} aria-disabled={isSubmitting || undefined}>
            {cancelLabel ?? t.cancel}
          </Button>
          {confirmLabel !== undefined && (
            <S.Confirm data-tone={tone}>
              <Button tone="primary" loading={isSubmitting} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </S.Confirm>
          )}
        </>
      }
    >
      {children != null && <S.Text>{children}</S.Text>}
    </Dialog>
  );
}
