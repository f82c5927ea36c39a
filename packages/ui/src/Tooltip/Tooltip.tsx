import {
  cloneElement,
  useMemo,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { chainHandlers } from '../internal/events/chainHandlers';
import { mergeRefs } from '../internal/events/mergeRefs';
import type { Placement } from '../internal/floating/placement';
import type { OpenProps } from '../internal/floating/useOpen';
import { TooltipBubble } from './TooltipBubble';
import { useTooltip } from './useTooltip';

export interface TooltipProps
  extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A short text. For interactive content use `Popover`. */
  content: ReactNode;
  /**
   * Whether it only repeats the element's name. It is then hidden from assistive technology.
   * @default false
   */
  decorative?: boolean | undefined;
  /**
   * Position of the bubble at its element.
   * @default 'top'
   */
  placement?: Placement | undefined;
  /** One focusable element that accepts rest props and `ref`. */
  children: ReactElement;
}

/**
 * A description of one element, visible while it is hovered or has keyboard focus. Renders nothing
 * at first, then a bubble in a portal, which takes rest props and `ref`. Escape hides it.
 */
export function Tooltip({
  content,
  decorative = false,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const tooltip = useTooltip({ open, defaultOpen, onOpenChange });
  const { isOpen, anchorRef } = tooltip;
  const child = children as ReactElement<
    HTMLAttributes<Element> & { ref?: Ref<Element> | undefined }
  >;
  const childRef = child.props.ref;
  const ref = useMemo(() => mergeRefs(anchorRef, childRef), [anchorRef, childRef]);
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
        ref,
      })}
      {isOpen && (
        <TooltipBubble {...rest} tooltip={tooltip} decorative={decorative}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
