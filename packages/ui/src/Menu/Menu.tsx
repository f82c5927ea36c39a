import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Placement } from '../internal/floating/placement';
import { Trigger } from '../internal/floating/Trigger';
import { useOpen, type OpenProps } from '../internal/floating/useOpen';
import type { MenuItem } from './menuItem';
import { OpenMenu } from './OpenMenu';
import { useMenuTrigger } from './useMenuTrigger';

export interface MenuProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: the object of the actions. */
  label: string;
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /**
   * Position of the list at its trigger.
   * @default 'bottom-start'
   */
  placement?: Placement | undefined;
  /**
   * Whether the actions are loading.
   * @default false
   */
  loading?: boolean | undefined;
}

/**
 * Actions behind one button. Renders the trigger, and the list in a portal while it is open, which
 * takes rest props and `ref`. At a point use `ContextMenu`.
 */
export function Menu({
  trigger,
  placement = 'bottom-start',
  open,
  defaultOpen,
  onOpenChange,
  ...list
}: MenuProps) {
  const ownId = useId();
  const id = list.id ?? ownId;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const { triggerRef, handlers, opening } = useMenuTrigger(isOpen, setOpen);

  return (
    <>
      <Trigger
        element={trigger}
        elementRef={triggerRef}
        aria={{
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
        }}
        handlers={handlers}
      />
      {isOpen &&
        typeof document !== 'undefined' &&
        createPortal(
          <OpenMenu
            {...list}
            {...opening}
            id={id}
            triggerRef={triggerRef}
            placement={placement}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
