import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { flip, shift, useFloating } from '@floating-ui/react';
import { mergeRefs } from '../internal/events/mergeRefs';
import { MenuList, type MenuListProps } from '../Menu/MenuList';

/** A point in the window, in CSS pixels: `clientX` and `clientY` of an event. */
export interface MenuPoint {
  x: number;
  y: number;
}

export interface OpenContextMenuProps extends Omit<MenuListProps, 'initialItem'> {
  /** Position of the menu. */
  position: MenuPoint;
  /** Called by Escape, Tab, a press elsewhere, and before a selected action. */
  onClose: () => void;
}

/** The open list at a point. */
export function OpenContextMenu({ position, onClose, ref, ...list }: OpenContextMenuProps) {
  const { refs, floatingStyles } = useMenuPosition(position, list.items.length);
  const listRef = useMemo(
    () => mergeRefs<HTMLDivElement>(refs.setFloating, ref),
    [refs.setFloating, ref],
  );
  const close = useFocusReturn(onClose, refs.floating);
  return (
    <MenuList
      {...list}
      ref={listRef}
      style={{ ...list.style, ...floatingStyles }}
      onClose={close}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
/** Positions the list, and again when its number of `lines` changes, to keep it in the window. */
function useMenuPosition({ x, y }: MenuPoint, lines: number) {
  const { refs, floatingStyles, update } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [flip({ padding: 8, crossAxis: true }), shift({ padding: 8, crossAxis: true })],
  });
  useLayoutEffect(() => {
    refs.setPositionReference({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) });
  }, [refs, x, y]);
  useLayoutEffect(update, [update, lines]);
  return { refs, floatingStyles };
}

/**
 * Moves focus to the list, and back to its previous element when the list is closed from the
 * keyboard or by a selection.
 */
function useFocusReturn(onClose: () => void, listRef: { readonly current: HTMLElement | null }) {
  const previousFocus = useRef<Element | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const list = listRef.current;
    previousFocus.current = document.activeElement;
    list?.focus({ preventScroll: true });
    const handlePress = (event: Event) =>
      !(event.target instanceof Node && list?.contains(event.target)) && close();
    const handleResize = () => close();
    document.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('resize', handleResize);
    };
  }, [listRef]);

  return () => {
    if (previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus({ preventScroll: true });
    onClose();
  };
}
