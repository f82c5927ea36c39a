import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ConfirmDialog.styles';
import { confirmDialogTexts } from './ConfirmDialog.texts';
import { useConfirmation } from './useConfirmation';

/** `title` is the question, `children` what it leads to. */
export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'children' | 'footer' | 'size' | 'role'
> {
  children?: ReactNode;
  /** The verb: what will be done. */
  confirmLabel: string;
  /** @default the word for "cancel" */
  cancelLabel?: string;
  /**
   * `danger` for what destroys or cannot be undone.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /**
   * Does it. The dialog waits for the promise, closes when it is kept and stays open when it is
   * not: report the failure where you make the promise.
   */
  onConfirm: () => Promise<void> | void;
}

/**
 * Asks before something that matters. Renders a `role="alertdialog"`; focus starts on the safe
 * answer.
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
          <Button onClick={close} aria-disabled={isSubmitting || undefined}>
            {cancelLabel ?? t.cancel}
          </Button>
          <S.Confirm data-tone={tone}>
            <Button tone="primary" loading={isSubmitting} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </S.Confirm>
        </>
      }
    >
      {children != null && <S.Words>{children}</S.Words>}
    </Dialog>
  );
}
