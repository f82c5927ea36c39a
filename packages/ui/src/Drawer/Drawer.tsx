import type { ReactNode } from 'react';
import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import * as D from '../Dialog/Dialog.styles';
import { dialogTexts } from '../Dialog/Dialog.texts';
import { DismissButton } from '../internal/DismissButton';
import { useFirstFocus } from '../internal/useFirstFocus';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Drawer.styles';

export interface DrawerProps {
  open: boolean;
  /** Called by Escape, the close button and a press beside the drawer. */
  onClose: () => void;
  /** Heading and accessible name. */
  label: string;
  /**
   * The edge it stands at.
   * @default 'end'
   */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A panel at one edge of the page: navigation on a phone, settings, the details of a row. For a task use `Dialog`. */
export function Drawer({ open, onClose, label, side = 'end', children }: DrawerProps) {
  const t = useTexts(dialogTexts);
  const { panelRef, initialFocus } = useFirstFocus();
  return (
    <HeadlessDialog as={D.Root} open={open} initialFocus={initialFocus} onClose={() => onClose()}>
      <D.Backdrop aria-hidden />
      <DialogPanel as={S.Panel} ref={panelRef} data-side={side}>
        <S.Header>
          <DialogTitle as={S.Title}>{label}</DialogTitle>
          <DismissButton label={t.close} onClick={() => onClose()} />
        </S.Header>
        <S.Body>{children}</S.Body>
      </DialogPanel>
    </HeadlessDialog>
  );
}
