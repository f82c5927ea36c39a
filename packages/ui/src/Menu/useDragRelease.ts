import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The press of the mouse that opened a menu. */
export interface MenuPress {
  x: number;
  y: number;
  /** Its time stamp, in milliseconds. */
  time: number;
}

/** Milliseconds below which a press is a click, not a drag to an item. */
const CLICK = 200;
/** Distance that the pointer moves during a click, in CSS pixels. */
const TREMOR = 5;

/** Selects the item above which the mouse is released when its button was held since `press`. */
export function useDragRelease(
  press: MenuPress | null,
  listRef: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!press) return;
    const handleRelease = ({ x, y, timeStamp, target }: PointerEvent) => {
      const isStill = Math.max(Math.abs(x - press.x), Math.abs(y - press.y)) < TREMOR;
      if (isStill || timeStamp - press.time < CLICK || !(target instanceof Element)) return;
      if (!listRef.current?.contains(target)) close();
      else target.closest<HTMLElement>('[role="menuitem"]')?.click();
    };
    window.addEventListener('pointerup', handleRelease, { capture: true, once: true });
    return () => window.removeEventListener('pointerup', handleRelease, true);
  }, [press, listRef]);
}
