import type { ReactNode, RefCallback } from 'react';
import { useClipped } from '../internal/overflow/useClipped';
import { TooltipBubble } from '../Tooltip/TooltipBubble';
import { useTooltip, type TooltipAnchorProps } from '../Tooltip/useTooltip';

export interface EntryTooltipState {
  /** Ref of the entry's name. */
  labelRef: RefCallback<HTMLElement>;
  /** Props of the entry. */
  anchorProps: TooltipAnchorProps;
  /** The tooltip while it is open. */
  bubble: ReactNode;
}

/** Shows the whole name of an entry where it is hidden (`isHidden`) or truncated. */
export function useEntryTooltip(label: string, isHidden: boolean): EntryTooltipState {
  const { ref, isClipped } = useClipped(label);
  const tooltip = useTooltip();
  const bubble = tooltip.isOpen && (isHidden || isClipped) && (
    <TooltipBubble tooltip={tooltip} decorative>
      {label}
    </TooltipBubble>
  );
  return { labelRef: ref, anchorProps: tooltip.anchorProps, bubble };
}
