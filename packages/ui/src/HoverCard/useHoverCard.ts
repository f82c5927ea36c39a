import {
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';

/** Milliseconds of hovering before the card opens, and of leaving before it closes. */
const DELAY = { open: 300, close: 150 };
/** Distance to the edges of the window, in pixels. */
const EDGE = 8;

/** Open state and position of a hover card, without markup. */
export function useHoverCard(
  align: 'start' | 'end',
  onOpenChange: ((open: boolean) => void) | undefined,
) {
  const [isOpen, setOpen] = useState(false);
  const pointerType = useRef<string>(undefined);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: change,
    placement: `bottom-${align}`,
    strategy: 'fixed',
    middleware: [
      offset(4),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({ padding: EDGE, apply: limitHeight }),
    ],
    whileElementsMounted: autoUpdate,
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

function limitHeight({
  availableHeight,
  elements,
}: {
  availableHeight: number;
  elements: { floating: HTMLElement };
}) {
  elements.floating.style.maxHeight = `${Math.max(availableHeight, 0)}px`;
}
