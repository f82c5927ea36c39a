import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type ComponentPropsWithRef,
} from 'react';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { createPortal } from 'react-dom';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import type { TooltipState } from './useTooltip';
import * as S from './Tooltip.styles';

export interface TooltipBubbleProps extends ComponentPropsWithRef<'div'> {
  tooltip: TooltipState;
  anchor: Element;
  decorative: boolean;
}

/** The bubble, mounted only while it is visible, so that floating is set up on demand. */
export function TooltipBubble({
  tooltip,
  anchor,
  decorative,
  ref,
  style,
  ...rest
}: TooltipBubbleProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 4 }), shift({ padding: 4 })],
    whileElementsMounted: autoUpdate,
  });
  const bubbleRef = useMemo(() => mergeRefs(refs.setFloating, ref), [refs.setFloating, ref]);
  const hide = useEffectEvent(() => tooltip.hide());

  useLayoutEffect(() => refs.setReference(anchor), [refs, anchor]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);

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
