import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import { floatOptions } from '../internal/floating/floatOptions';
import type { Placement } from '../internal/floating/placement';
import { useFloatingAt } from '../internal/floating/useFloatingAt';
import { useOutsidePress } from '../internal/floating/useOutsidePress';
import { MenuList, type MenuListProps } from './MenuList';
import { useDragRelease, type MenuPress } from './useDragRelease';

export interface OpenMenuProps extends Omit<MenuListProps, 'onClose'> {
  triggerRef: RefObject<HTMLElement | null>;
  placement: Placement;
  /** The press of the mouse that opened it, `null` for a key or a tap. */
  press: MenuPress | null;
  onClose: () => void;
}

/** The list at its trigger, mounted only while it is open. */
export function OpenMenu({
  triggerRef,
  placement,
  press,
  onClose,
  ref,
  style,
  ...list
}: OpenMenuProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles } = useFloatingAt(triggerRef, floatOptions(placement));
  const mergedRef = useMemo(
    () => mergeRefs<HTMLDivElement>(listRef, refs.setFloating, ref),
    [refs.setFloating, ref],
  );
  const close = () => {
    triggerRef.current?.focus({ preventScroll: true });
    onClose();
  };
  const pressProps = useOutsidePress(triggerRef, onClose);
  useDragRelease(press, listRef, onClose);

  useEffect(() => listRef.current?.focus({ preventScroll: true }), []);

  return (
    <MenuList
      {...list}
      {...chainHandlers(list, pressProps)}
      ref={mergedRef}
      style={{ ...style, ...floatingStyles }}
      onClose={close}
    />
  );
}
