import {
  cloneElement,
  useMemo,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { mergeRefs } from '../internal/events/mergeRefs';
import type { Placement } from '../internal/floating/placement';
import type { OpenProps } from '../internal/floating/useOpen';
import * as S from './HoverCard.styles';
import { useHoverCard } from './useHoverCard';

/** `onOpenChange` may for instance load the content. */
export interface HoverCardProps
  extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Accessible name of the card: its subject. */
  label: string;
  /**
   * The content; a function is called only while it is open. Links and buttons inside are
   * reachable.
   */
  content: ReactNode | (() => ReactNode);
  /** One focusable element that accepts rest props: a `Link`, a `Button`. */
  children: ReactElement;
  /**
   * Position of the card at its element.
   * @default 'bottom-start'
   */
  placement?: Placement | undefined;
}

/**
 * Details of a person or company while its name is hovered, focused or tapped. Renders a
 * `role="dialog"` in a portal while open, which takes rest props and `ref`. Never the only access
 * to its content. For a short text use `Tooltip`, for a task `Popover`.
 */
export function HoverCard({
  label,
  content,
  children,
  placement = 'bottom-start',
  open,
  defaultOpen,
  onOpenChange,
  ref,
  style,
  ...rest
}: HoverCardProps) {
  const card = useHoverCard(placement, { open, defaultOpen, onOpenChange });
  const child = children as ReactElement<
    HTMLAttributes<Element> & { ref?: Ref<Element> | undefined }
  >;
  const childRef = child.props.ref;
  const { setReference, setFloating } = card.refs;
  const referenceRef = useMemo(
    () => mergeRefs<Element>(setReference, childRef),
    [setReference, childRef],
  );
  const panelRef = useMemo(() => mergeRefs<HTMLDivElement>(setFloating, ref), [setFloating, ref]);

  return (
    <>
      {cloneElement(child, {
        ...card.getReferenceProps({ ...child.props, ...card.tapProps }),
        ref: referenceRef,
      })}
      {card.isOpen && (
        <FloatingPortal>
          <FloatingFocusManager context={card.context} modal={false} initialFocus={-1}>
            <S.Panel
              {...card.getFloatingProps(rest)}
              ref={panelRef}
              style={{ ...style, ...card.floatingStyles }}
              aria-label={label}
            >
              {typeof content === 'function' ? content() : content}
            </S.Panel>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
