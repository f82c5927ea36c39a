import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds of hovering before the tooltip opens. */
const DELAY = 300;
/** Milliseconds for moving the pointer from the element to the bubble. */
const GRACE = 100;

export interface TooltipState {
  /** The described element; `null` while the tooltip is hidden. */
  anchor: Element | null;
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
export function useTooltip(): TooltipState {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const change = (next: Element | null, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setAnchor(next);
    else timer.current = setTimeout(() => setAnchor(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    anchor,
    id,
    hide: () => change(null, 0),
    anchorProps: {
      onPointerEnter: (event) =>
        event.pointerType !== 'touch' && change(event.currentTarget, DELAY),
      onPointerLeave: () => change(null, GRACE),
      onPointerDown: () => change(null, 0),
      onFocus: (event) =>
        event.currentTarget.matches(':focus-visible') && change(event.currentTarget, 0),
      onBlur: () => change(null, 0),
    },
    bubbleProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => change(null, GRACE),
    },
  };
}
