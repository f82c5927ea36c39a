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
  /** A short text. For interactive content use `Popover`. */
  content: ReactNode;
  /**
   * Whether it only repeats the element's name. It is then hidden from assistive technology.
   * @default false
   */
  decorative?: boolean | undefined;
  /** One focusable element that accepts rest props. */
  children: ReactElement;
}

/**
 * A description of one element, visible while it is hovered or has keyboard focus. Renders nothing
 * at first, then a bubble in a portal, which takes rest props and `ref`. Escape hides it.
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
