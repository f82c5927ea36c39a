import { useEffect, useEffectEvent, useMemo, type ComponentPropsWithRef } from 'react';
import { autoUpdate, flip, offset, shift } from '@floating-ui/react';
import { createPortal } from 'react-dom';
import { isComposed } from '../internal/events/isComposed';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import type { Placement } from '../internal/floating/placement';
import { useFloatingAt } from '../internal/floating/useFloatingAt';
import type { TooltipState } from './useTooltip';
import * as S from './Tooltip.styles';

export interface TooltipBubbleProps extends ComponentPropsWithRef<'div'> {
  tooltip: TooltipState;
  decorative: boolean;
  /** Position of the bubble at its element. @default 'top' */
  placement?: Placement | undefined;
}

/** The bubble, mounted only while it is visible. */
export function TooltipBubble({
  tooltip,
  decorative,
  placement = 'top',
  ref,
  style,
  ...rest
}: TooltipBubbleProps) {
  const { anchorRef } = tooltip;
  const { refs, floatingStyles } = useFloatingAt(anchorRef, {
    placement,
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 4 }), shift({ padding: 4 })],
    whileElementsMounted: autoUpdate,
  });
  const bubbleRef = useMemo(() => mergeRefs(refs.setFloating, ref), [refs.setFloating, ref]);
  const hide = useEffectEvent(() => tooltip.hide());

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposed(event) && hide();
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);

  if (typeof document === 'undefined') return null;
  return createPortal(
    <S.Bubble
      {...(decorative ? { 'aria-hidden': true } : { role: 'tooltip', id: tooltip.id })}
      {...rest}
      {...chainHandlers(rest, tooltip.bubbleProps)}
      ref={bubbleRef}
      style={{ ...style, ...floatingStyles }}
    />,
    document.body,
  );
}
