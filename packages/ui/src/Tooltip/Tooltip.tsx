import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip, type TooltipAnchorProps } from './useTooltip';

export interface TooltipProps {
  /** A few words. Nothing to act on: that belongs in a `Popover`. */
  content: ReactNode;
  /**
   * Whether it only repeats the element's name. Then it is kept from assistive technology, which knows it already.
   * @default false
   */
  decorative?: boolean;
  /** One element that can take focus and passes rest props on. */
  children: ReactElement;
}

/**
 * Explains one element while it is hovered or has keyboard focus, and describes it to assistive technology. Renders nothing
 * of its own until then. Escape hides it.
 */
export function Tooltip({ content, decorative = false, children }: TooltipProps) {
  const tooltip = useTooltip();
  const child = children as ReactElement<HTMLAttributes<Element>>;
  const isOpen = tooltip.anchor !== null;
  const describedBy = [child.props['aria-describedby'], isOpen && !decorative && tooltip.id].filter(Boolean).join(' ');

  return (
    <>
      {cloneElement(child, {
        ...chain(child.props, tooltip.anchorProps),
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
      })}
      {tooltip.anchor && (
        <TooltipBubble tooltip={tooltip} anchor={tooltip.anchor} decorative={decorative}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}

/** Returns the tooltip's handlers, each called after the element's own of the same name. */
function chain(own: HTMLAttributes<Element>, added: TooltipAnchorProps) {
  const names = Object.keys(added) as (keyof TooltipAnchorProps)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (event: never) => {
        own[name]?.(event);
        added[name](event);
      },
    ]),
  );
}
