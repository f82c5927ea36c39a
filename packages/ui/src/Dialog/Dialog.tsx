import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { DismissButton } from '../internal/DismissButton';
import { useClipped } from '../internal/useClipped';
import { useFirstFocus } from '../internal/useFirstFocus';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Dialog.styles';
import { dialogTexts } from './Dialog.texts';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press on the backdrop. Ignore it while something must finish. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the primary one last. It stays in sight while the content scrolls. */
  footer?: ReactNode;
  /**
   * 420, 560 or 880 px at most. Below 600 px every dialog is a sheet at the bottom.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `alertdialog` interrupts with a question.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A task above the page. Renders a `role="dialog"` in a portal; focus starts on the first control (or the one marked
 * `data-autofocus`), stays inside and goes back when it closes. To ask yes or no use `ConfirmDialog`, beside the page use `Drawer`.
 */
export function Dialog({ open, onClose, title, children, footer, size = 'medium', role = 'dialog' }: DialogProps) {
  const t = useTexts(dialogTexts);
  const { panelRef, initialFocus } = useFirstFocus();
  return (
    <HeadlessDialog as={S.Root} open={open} initialFocus={initialFocus} onClose={() => onClose()} role={role}>
      <S.Backdrop aria-hidden />
      <S.Stage>
        <DialogPanel as={S.Panel} ref={panelRef} data-size={size}>
          <DialogTitle as={S.Title}>{title}</DialogTitle>
          <ScrollingBody>{children}</ScrollingBody>
          {footer != null && <S.Footer>{footer}</S.Footer>}
          <S.Corner>
            <DismissButton label={t.close} onClick={() => onClose()} />
          </S.Corner>
        </DialogPanel>
      </S.Stage>
    </HeadlessDialog>
  );
}

/** Content that can be scrolled from the keyboard when it does not fit. */
function ScrollingBody({ children }: ComponentPropsWithoutRef<'div'>) {
  const { ref, isClipped } = useClipped(children);
  return (
    <S.Body ref={ref} {...(isClipped && { tabIndex: 0 })}>
      {children}
    </S.Body>
  );
}
