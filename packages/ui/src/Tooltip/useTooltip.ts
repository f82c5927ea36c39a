import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useOpen, type OpenProps } from '../internal/floating/useOpen';

/** Milliseconds of hovering before the tooltip opens. */
const DELAY = 300;
/** Milliseconds for moving the pointer from the element to the bubble. */
const GRACE = 100;

export interface TooltipState {
  isOpen: boolean;
  /** The described element, as soon as it was hovered or focused. */
  anchorRef: RefObject<Element | null>;
  id: string;
  hide(): void;
  /** Props of the described element. */
  anchorProps: TooltipAnchorProps;
  /** Props of the bubble, which stays while it is hovered. */
  bubbleProps: { onPointerEnter(): void; onPointerLeave(): void };
}

export interface TooltipAnchorProps {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * Open state of a tooltip, without markup. It costs one state and one timer, so that a table can
 * have hundreds.
 */
export function useTooltip(openProps: OpenProps = {}): TooltipState {
  const [isOpen, setOpen] = useOpen(openProps);
  const anchorRef = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  };
  const show = (anchor: Element, delay: number) => {
    anchorRef.current = anchor;
    change(true, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isOpen,
    anchorRef,
    id,
    hide: () => change(false, 0),
    anchorProps: {
      onPointerEnter: (event) => event.pointerType !== 'touch' && show(event.currentTarget, DELAY),
      onPointerLeave: () => change(false, GRACE),
      onPointerDown: () => change(false, 0),
      onFocus: (event) =>
        event.currentTarget.matches(':focus-visible') && show(event.currentTarget, 0),
      onBlur: () => change(false, 0),
    },
    bubbleProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => change(false, GRACE),
    },
  };
}
