import type { ReactNode, RefCallback } from 'react';
import { useClipped } from '../internal/overflow/useClipped';
import { TooltipBubble } from '../Tooltip/TooltipBubble';
import { useTooltip, type TooltipAnchorProps } from '../Tooltip/useTooltip';

export interface EntryTooltipState {
  /** Goes to the name. */
  labelRef: RefCallback<HTMLElement>;
  /** Goes to the entry. */
  anchorProps: TooltipAnchorProps;
  /** The tooltip while it shows. */
  bubble: ReactNode;
}

/** Tells an entry's whole name where it is out of sight (`isHidden`) or clipped. */
export function useEntryTooltip(label: string, isHidden: boolean): EntryTooltipState {
  const { ref, isClipped } = useClipped(label);
  const tooltip = useTooltip();
  const bubble = tooltip.anchor && (isHidden || isClipped) && (
    <TooltipBubble tooltip={tooltip} anchor={tooltip.anchor} decorative>
      {label}
    </TooltipBubble>
  );
  return { labelRef: ref, anchorProps: tooltip.anchorProps, bubble };
}
