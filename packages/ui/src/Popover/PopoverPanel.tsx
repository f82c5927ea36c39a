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
import { FloatingFocusManager, type UseFloatingReturn } from '@floating-ui/react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useOutsidePress } from '../internal/floating/useOutsidePress';
import { useInitialFocus } from '../internal/focus/useInitialFocus';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import * as S from './Popover.styles';

export interface PopoverPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  floating: UseFloatingReturn;
  inputRef: RefObject<HTMLElement | null> | undefined;
  takesFocus: boolean;
  /** Closes the panel and returns focus to the trigger. */
  onClose: () => void;
  /** Called by a press outside, which moves focus itself. */
  onOutsidePress: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The open panel. Focus that moved to its first control returns to the trigger when it closes. */
export function PopoverPanel({
  label,
  floating,
  inputRef,
  takesFocus,
  onClose,
  onOutsidePress,
  children,
  ref,
  style,
  ...rest
}: PopoverPanelProps) {
  const { refs, context, floatingStyles } = floating;
  const { panelRef, initialFocus } = useInitialFocus();
  const mergedRef = useMemo(
    () => mergeRefs<HTMLDivElement>(panelRef, refs.setFloating, ref),
    [panelRef, refs.setFloating, ref],
  );
  const latestClose = useRef(onClose);
  const [close] = useState(() => () => latestClose.current());
  useLayoutEffect(() => void (latestClose.current = onClose));
  // A position renders the panel, but not its content.
  const content = useMemo(
    () => (typeof children === 'function' ? children(close) : children),
    [children, close],
  );
  const pressProps = useOutsidePress(refs.domReference, onOutsidePress, inputRef);

  useEffect(() => {
    if (takesFocus && !panelRef.current?.contains(document.activeElement))
      initialFocus.current?.focus({ preventScroll: true });
  }, [takesFocus, panelRef, initialFocus]);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const trigger = refs.domReference.current as HTMLElement | null;
    return () => {
      if (panel?.contains(document.activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [panelRef, refs]);

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
        <ScrollingBody element={S.Body}>{content}</ScrollingBody>
      </S.Panel>
    </FloatingFocusManager>
  );
}
