import { useMemo, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import * as D from '../Dialog/Dialog.styles';
import { dialogTexts } from '../Dialog/Dialog.texts';
import { DismissButton } from '../internal/DismissButton';
import { ignoreEscape, ignoreComposedEscape } from '../internal/events/ignoreEscape';
import { mergeRefs } from '../internal/events/mergeRefs';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { useOpenAfterMount } from '../internal/focus/useOpenAfterMount';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Drawer.styles';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called by Escape, the close button and a press beside the drawer. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Buttons, the primary one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * The edge of the page.
   * @default 'end'
   */
  side?: 'start' | 'end' | undefined;
  /**
   * 360, 560 or 880 px, or the whole window; named as in `Dialog`. Below 600 px all but a small one
   * fill the window.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /**
   * Whether Escape, the close button and a press beside the drawer request closing. Otherwise there
   * is no close button: give the drawer a button that closes it.
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
 * A panel at one edge of the page: navigation on a phone, settings, details of a row. Rest props
 * and `ref` go to the panel. For a task use `Dialog`.
 */
export function Drawer({
  open,
  onClose,
  title,
  footer,
  side = 'end',
  size = 'small',
  dismissible = true,
  initialFocus,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const t = useTexts(dialogTexts);
  const isOpen = useOpenAfterMount(open);
  const focus = useInitialFocus(initialFocus);
  const bothRefs = useMemo(() => mergeRefs(focus.panelRef, ref), [focus.panelRef, ref]);
  return (
    <HeadlessDialog
      as={D.Root}
      open={isOpen}
      initialFocus={focus.initialFocus}
      onClose={() => dismissible && onClose()}
      onKeyDown={dismissible ? ignoreComposedEscape : ignoreEscape}
    >
      <D.Backdrop aria-hidden />
      <DialogPanel {...rest} as={S.Panel} ref={bothRefs} data-side={side} data-size={size}>
        <S.Header>
          <DialogTitle as={S.Title}>{title}</DialogTitle>
          {dismissible && <DismissButton label={t.close} onClick={() => onClose()} />}
        </S.Header>
        <ScrollingBody element={S.Body}>{children}</ScrollingBody>
        {footer && <S.Footer>{footer}</S.Footer>}
      </DialogPanel>
    </HeadlessDialog>
  );
}
