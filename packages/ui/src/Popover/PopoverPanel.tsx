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
import { createPortal } from 'react-dom';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import { FocusGuard } from '../internal/floating/FocusGuard';
import { floatOptions } from '../internal/floating/floatOptions';
import type { Placement } from '../internal/floating/placement';
import { useFloatingAt } from '../internal/floating/useFloatingAt';
import { useFocusLeave } from '../internal/floating/useFocusLeave';
import { useOutsidePress } from '../internal/floating/useOutsidePress';
import { useTabOrder } from '../internal/floating/useTabOrder';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import * as S from './Popover.styles';

export interface PopoverPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  id: string;
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

/**
 * The open panel, at the end of the document, but behind its trigger in the tab order. Focus that
 * moved to its first control returns to the trigger when it closes.
 */
export function PopoverPanel({
  id,
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
  const { refs, floatingStyles } = useFloatingAt(triggerRef, floatOptions(placement));
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
  const focusProps = useFocusLeave([triggerRef, panelRef], onLeave);
  const guards = useTabOrder(triggerRef, panelRef, onLeave);

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
    <>
      <FocusGuard {...guards.beside} aria-owns={id} />
      {createPortal(
        <>
          <FocusGuard {...guards.before} />
          <S.Panel
            {...rest}
            {...chainHandlers(rest, { ...pressProps, ...focusProps })}
            ref={mergedRef}
            id={id}
            style={{ ...style, ...floatingStyles }}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
          >
            {body}
          </S.Panel>
          <FocusGuard {...guards.after} />
        </>,
        document.body,
      )}
    </>
  );
}
