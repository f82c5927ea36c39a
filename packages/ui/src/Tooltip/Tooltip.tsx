import {
  cloneElement,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A few words. Nothing to act on: that belongs in a `Popover`. */
  content: ReactNode;
  /**
   * Whether it only repeats the element's name. Then it is kept from assistive technology, which
   * knows it already.
   * @default false
   */
  decorative?: boolean;
  /** One element that can take focus and passes rest props on. */
  children: ReactElement;
}

/**
 * Explains one element while it is hovered or has keyboard focus, and describes it to assistive
 * technology. Until then it renders nothing of its own, then a bubble in a portal: rest props and
 * `ref` go to that. Escape hides it.
 */
export function Tooltip({ content, decorative = false, children, ...rest }: TooltipProps) {
  const tooltip = useTooltip();
  const child = children as ReactElement<HTMLAttributes<Element>>;
  const isOpen = tooltip.anchor !== null;
  const describedBy = [
    child.props['aria-describedby'],
    isOpen && !decorative && (rest.id ?? tooltip.id),
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <>
      {cloneElement(child, {
        ...chainHandlers(child.props, tooltip.anchorProps),
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
      })}
      {tooltip.anchor && (
        <TooltipBubble {...rest} tooltip={tooltip} anchor={tooltip.anchor} decorative={decorative}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
