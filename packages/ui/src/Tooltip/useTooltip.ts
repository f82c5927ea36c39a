import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long the pointer rests before the tooltip shows, in milliseconds. */
const DELAY = 300;
/** How long the pointer may take from the element to the bubble, in milliseconds. */
const GRACE = 100;

export interface TooltipState {
  /** The element that is explained now; `null` while the tooltip is hidden. */
  anchor: Element | null;
  id: string;
  hide(): void;
  /** Goes to the element that is explained. */
  anchorProps: TooltipAnchorProps;
  /** Goes to the bubble: it stays while the pointer is on it. */
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
 * When a tooltip shows and hides, without markup. It costs one state and one timer, so a table may
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
