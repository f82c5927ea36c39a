import { useMemo, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { DismissButton } from '../internal/DismissButton';
import { ignoreEscape, ignoreComposedEscape } from '../internal/events/ignoreEscape';
import { mergeRefs } from '../internal/events/mergeRefs';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { useOpenAfterMount } from '../internal/focus/useOpenAfterMount';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Dialog.styles';
import { dialogTexts } from './Dialog.texts';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called by Escape, the close button and a press on the backdrop. Ignore it while a task must
   * finish.
   */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /**
   * Whether the heading is for assistive technology only, where a field heads the content. Leave
   * space for the close button beside it.
   * @default false
   */
  hideTitle?: boolean | undefined;
  children: ReactNode;
  /** Buttons, the primary one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * 420, 560 or 880 px at most, or the whole window. Below 600 px every dialog is a sheet at the
   * bottom.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /**
   * `alertdialog` interrupts with a question.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * Whether Escape, the close button and a press on the backdrop request closing. Otherwise there
   * is no close button: give the dialog a button that closes it.
   * @default true
   */
  dismissible?: boolean | undefined;
  /**
   * Ref of the element that takes focus on opening.
   * @default the element marked `data-autofocus`, or the first control
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A task above the page. Renders a `role="dialog"` in a portal. Focus starts on the first control
 * (or the one marked `data-autofocus`), stays inside and returns on closing. Rest props and `ref`
 * go to the panel. For a yes-or-no question use `ConfirmDialog`, beside the page `Drawer`.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  dismissible = true,
  initialFocus,
  ref,
  ...rest
}: DialogProps) {
  const t = useTexts(dialogTexts);
  const isOpen = useOpenAfterMount(open);
  const focus = useInitialFocus(initialFocus);
  const bothRefs = useMemo(() => mergeRefs(focus.panelRef, ref), [focus.panelRef, ref]);
  return (
    <HeadlessDialog
      as={S.Root}
      open={isOpen}
      initialFocus={focus.initialFocus}
      onClose={() => dismissible && onClose()}
      onKeyDown={dismissible ? ignoreComposedEscape : ignoreEscape}
      role={role}
    >
      <S.Backdrop aria-hidden />
      <S.Stage>
        <DialogPanel
          {...rest}
          as={S.Panel}
          ref={bothRefs}
          data-size={size}
          data-title-hidden={hideTitle || undefined}
        >
          <DialogTitle as={S.Title}>{title}</DialogTitle>
          <ScrollingBody element={S.Body}>{children}</ScrollingBody>
          {footer != null && <S.Footer>{footer}</S.Footer>}
          {dismissible && (
            <S.Corner>
              <DismissButton label={t.close} onClick={() => onClose()} />
            </S.Corner>
          )}
        </DialogPanel>
      </S.Stage>
    </HeadlessDialog>
  );
}
