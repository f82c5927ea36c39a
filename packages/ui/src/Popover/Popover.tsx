import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { isComposed } from '../internal/events/isComposed';
import type { Placement } from '../internal/floating/placement';
import { Trigger } from '../internal/floating/Trigger';
import { useOpen, type OpenProps } from '../internal/floating/useOpen';
import { PopoverPanel } from './PopoverPanel';

export interface PopoverProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the panel: its purpose. */
  label: string;
  /** The content, or a function that returns it and gets a `close` callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Position of the panel at its trigger.
   * @default 'bottom-start'
   */
  placement?: Placement | undefined;
  /**
   * The input that the panel completes: a press in it leaves the panel open.
   * @default none
   */
  inputRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * Whether focus moves into the panel. If not, it stays in the input, where closing returns it.
   * @default true
   */
  takesFocus?: boolean | undefined;
}

/**
 * Content behind one button, above the page. Renders the trigger, and a `role="dialog"` in a portal
 * while open, which takes rest props and `ref`.
 */
export function Popover({
  trigger,
  placement = 'bottom-start',
  open,
  defaultOpen,
  onOpenChange,
  inputRef,
  takesFocus = true,
  ...panel
}: PopoverProps) {
  const ownId = useId();
  const id = panel.id ?? ownId;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const triggerRef = useRef<HTMLElement>(null);
  const close = () => {
    const target = (takesFocus ? null : inputRef?.current) ?? triggerRef.current;
    target?.focus({ preventScroll: true });
    setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !isOwnEscape(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <>
      <Trigger
        element={trigger}
        elementRef={triggerRef}
        aria={{ 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined }}
        handlers={{ onClick: () => setOpen(!isOpen), onKeyDown: handleKeyDown }}
      />
      {isOpen && typeof document !== 'undefined' && (
        <PopoverPanel
          {...panel}
          id={id}
          triggerRef={triggerRef}
          placement={placement}
          inputRef={inputRef}
          takesFocus={takesFocus}
          onClose={close}
          onLeave={() => setOpen(false)}
          onKeyDown={chainHandlers(panel, { onKeyDown: handleKeyDown }).onKeyDown}
        />
      )}
    </>
  );
}

/** Whether the key is an Escape in the element itself, not in a dialog or list opened from it. */
function isOwnEscape(event: KeyboardEvent) {
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  return (
    event.key === 'Escape' && isInside && !event.defaultPrevented && !isComposed(event.nativeEvent)
  );
}
