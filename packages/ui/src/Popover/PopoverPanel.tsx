import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { FloatingFocusManager } from '@floating-ui/react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import { floatOptions } from '../internal/floating/floatOptions';
import type { Placement } from '../internal/floating/placement';
import { useFloatingAt } from '../internal/floating/useFloatingAt';
import { useOutsidePress } from '../internal/floating/useOutsidePress';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import * as S from './Popover.styles';

export interface PopoverPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  placement: Placement;
  inputRef: RefObject<HTMLElement | null> | undefined;
  takesFocus: boolean;
  /** Closes the panel and returns focus to the trigger. */
  onClose: () => void;
  /** Called by a press outside and by focus that leaves, which keep focus where it is. */
  onLeave: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The open panel. Focus that moved to its first control returns to the trigger when it closes. */
export function PopoverPanel({
  label,
  triggerRef,
  placement,
  inputRef,
  takesFocus,
  onClose,
  onLeave,
  children,
  ref,
  style,
  ...rest
}: PopoverPanelProps) {
  const { refs, context, floatingStyles } = useFloatingAt(triggerRef, {
    ...floatOptions(placement),
    open: true,
    onOpenChange: onLeave,
  });
  const { panelRef, initialFocus } = useInitialFocus();
  const mergedRef = useMemo(
    () => mergeRefs<HTMLDivElement>(panelRef, refs.setFloating, ref),
    [panelRef, refs.setFloating, ref],
  );
  const latestClose = useRef(onClose);
  const [close] = useState(() => () => latestClose.current());
  useLayoutEffect(() => void (latestClose.current = onClose));
  // A position renders the panel, but not its content.
  const body = useMemo(
    () => (
      <ScrollingBody element={S.Body}>
        {typeof children === 'function' ? children(close) : children}
      </ScrollingBody>
    ),
    [children, close],
  );
  const pressProps = useOutsidePress(triggerRef, onLeave, inputRef);

  useEffect(() => {
    if (takesFocus && !panelRef.current?.contains(document.activeElement))
      initialFocus.current?.focus({ preventScroll: true });
  }, [takesFocus, panelRef, initialFocus]);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const trigger = triggerRef.current;
    return () => {
      if (panel?.contains(document.activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [panelRef, triggerRef]);

  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={-1} returnFocus={false}>
      <S.Panel
        {...rest}
        {...chainHandlers(rest, pressProps)}
        ref={mergedRef}
        style={{ ...style, ...floatingStyles }}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
      >
        {body}
      </S.Panel>
    </FloatingFocusManager>
  );
}
