import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { createPortal } from 'react-dom';
import type { TooltipState } from './useTooltip';
import * as S from './Tooltip.styles';

export interface TooltipBubbleProps {
  tooltip: TooltipState;
  anchor: Element;
  decorative: boolean;
  children: ReactNode;
}

/** The bubble itself. It exists only while it shows: what floats is set up on demand. */
export function TooltipBubble({ tooltip, anchor, decorative, children }: TooltipBubbleProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 4 }), shift({ padding: 4 })],
    whileElementsMounted: autoUpdate,
  });
  const hide = useEffectEvent(() => tooltip.hide());

  useLayoutEffect(() => refs.setReference(anchor), [refs, anchor]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);

  return createPortal(
    <S.Bubble
      ref={refs.setFloating}
      style={floatingStyles}
      {...tooltip.bubbleProps}
      {...(decorative ? { 'aria-hidden': true } : { role: 'tooltip', id: tooltip.id })}
    >
      {children}
    </S.Bubble>,
    document.body,
  );
}
