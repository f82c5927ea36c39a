import {
  useRef,
  useState,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import type { MenuPress } from './useDragRelease';

/** The way in which a menu was opened. */
export interface MenuOpening {
  /** The initially active item: that of the key. */
  initialItem: 'first' | 'last' | undefined;
  /** The press of the mouse, `null` for a key or a tap. */
  press: MenuPress | null;
}

export interface MenuTriggerState {
  triggerRef: RefObject<HTMLElement | null>;
  handlers: DOMAttributes<Element>;
  opening: MenuOpening;
}

const BY_TAP: MenuOpening = { initialItem: undefined, press: null };
const initialItems: Record<string, MenuOpening['initialItem']> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Returns the handlers of a menu's button. A mouse opens the menu when it is pressed, so that it
 * can be dragged to an item; a tap when it ends.
 */
export function useMenuTrigger(
  isOpen: boolean,
  setOpen: (open: boolean) => void,
): MenuTriggerState {
  const triggerRef = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const [opening, setOpening] = useState(BY_TAP);

  const toggle = (next: MenuOpening) => {
    if (isOpen) triggerRef.current?.focus({ preventScroll: true });
    setOpening(next);
    setOpen(!isOpen);
  };

  return {
    triggerRef,
    opening,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isPressed.current = event.pointerType === 'mouse' && event.button === 0;
        if (!isPressed.current || isOff(event.currentTarget)) return;
        // The browser would move focus from the list to the button.
        event.preventDefault();
        const { clientX: x, clientY: y, timeStamp: time } = event;
        toggle({ initialItem: undefined, press: { x, y, time } });
      },
      onClick: (event: MouseEvent) => {
        if (!isPressed.current && !isOff(event.currentTarget)) toggle(BY_TAP);
        isPressed.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const initialItem = initialItems[event.key];
        if (
          initialItem === undefined ||
          isOff(event.currentTarget) ||
          isComposed(event.nativeEvent)
        )
          return;
        event.preventDefault();
        event.stopPropagation();
        setOpening({ initialItem, press: null });
        setOpen(true);
      },
      // Firefox clicks a button at the end of Space, even when its start was prevented.
      onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    },
  };
}

/** Whether a button only looks enabled: it has a reason, or is loading. */
function isOff(button: Element) {
  return button.matches('[aria-disabled="true"], [data-loading]');
}
