import {
  useRef,
  type PointerEvent as ReactPointerEvent,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import {
  safePolygon,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { floatOptions } from '../internal/floating/floatOptions';
import type { Placement } from '../internal/floating/placement';
import { useOpen, type OpenProps } from '../internal/floating/useOpen';

/** Milliseconds of hovering before the card opens, and of leaving before it closes. */
const DELAY = { open: 300, close: 150 };

/** Open state and position of a hover card, without markup. */
export function useHoverCard(placement: Placement, openProps: OpenProps) {
  const [isOpen, setOpen] = useOpen(openProps);
  const pointerType = useRef<string>(undefined);
  const { refs, floatingStyles, context } = useFloating({
    ...floatOptions(placement),
    strategy: 'fixed',
    open: isOpen,
    onOpenChange: (next) => setOpen(next),
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: DELAY, mouseOnly: true, handleClose: safePolygon() }),
    useFocus(context),
    useClick(context, { ignoreMouse: true, keyboardHandlers: false }),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);

  return {
    isOpen,
    refs,
    context,
    floatingStyles,
    getFloatingProps,
    getReferenceProps,
    /** A first tap on a link opens the card; the second follows the link. */
    tapProps: {
      onPointerDownCapture: (event: ReactPointerEvent) =>
        void (pointerType.current = event.pointerType),
      onClickCapture: (event: ReactMouseEvent) =>
        pointerType.current === 'touch' && !isOpen && event.preventDefault(),
    },
  };
}
