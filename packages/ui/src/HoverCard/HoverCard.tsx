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
import * as S from './HoverCard.styles';
import { useHoverCard } from './useHoverCard';

export interface HoverCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Whom or what the card is about: its accessible name. */
  label: string;
  /**
   * What the card shows; a function is called only while it is open. Links and buttons inside can
   * be reached.
   */
  content: ReactNode | (() => ReactNode);
  /** One element that can take focus and passes rest props on: a `Link`, a `Button`. */
  children: ReactElement;
  /**
   * Which edges of element and card meet.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Called when it opens or closes: the moment to fetch what it shows. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * More about a person or a company while its name is hovered, focused or tapped. Renders a
 * `role="dialog"` in a portal while open: rest props and `ref` go to that. Never the only way to
 * what it shows. For a few words use `Tooltip`, for a task `Popover`.
 */
export function HoverCard({
  label,
  content,
  children,
  align = 'start',
  onOpenChange,
  ref,
  style,
  ...rest
}: HoverCardProps) {
  const card = useHoverCard(align, onOpenChange);
  const child = children as ReactElement<HTMLAttributes<Element> & { ref?: Ref<Element> }>;
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
