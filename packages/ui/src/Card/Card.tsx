import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { useFindable } from '../Disclosure/useFindable';
import { useOpen } from '../internal/floating/useOpen';
import { Icon } from '../Icon/Icon';
import * as S from './Card.styles';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section, and its accessible name. */
  title?: ReactNode;
  /**
   * Small buttons or links at the end of the heading. They act on the content, so a folded card
   * hides them with it.
   */
  actions?: ReactNode;
  /**
   * Whether the content reaches the edges, for tables.
   * @default false
   */
  flush?: boolean | undefined;
  /**
   * Whether the title is a button that shows and hides the content. It needs a title.
   * @default false
   */
  foldable?: boolean | undefined;
  /** Whether the content of a foldable card is shown. Without it the card is uncontrolled. */
  open?: boolean | undefined;
  /**
   * Whether the content of a foldable card is initially shown.
   * @default true
   */
  defaultOpen?: boolean | undefined;
  /** Called when the title requests to show or to hide the content. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A bordered section of a page. Renders a `<section>`, with an `<h2>` when it has a title. Hidden
 * content of a foldable card stays in the page: the browser's own search finds it and shows it,
 * where the browser supports that.
 */
export function Card({
  title,
  actions,
  flush = false,
  foldable = false,
  open,
  defaultOpen = true,
  onOpenChange,
  children,
  ...rest
}: CardProps) {
  const id = useId();
  const hasTitle = title != null;
  const headed = hasTitle || actions != null;
  const isFoldable = foldable && hasTitle;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const isShown = isOpen || !isFoldable;
  const bodyRef = useFindable(isOpen, () => setOpen(true));
  const body = (
    <S.Body data-headed={headed || undefined} data-flush={flush || undefined}>
      {children}
    </S.Body>
  );
  return (
    <S.Root {...(hasTitle && { 'aria-labelledby': `${id}-title` })} {...rest}>
      {headed && (
        <S.Header>
          {hasTitle && (
            <S.Title id={`${id}-title`}>
              {isFoldable ? (
                <S.Toggle
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-body`}
                  onClick={() => setOpen(!isOpen)}
                >
                  <span>{title}</span>
                  <S.Arrow>
                    <Icon icon={ChevronRight} />
                  </S.Arrow>
                </S.Toggle>
              ) : (
                title
              )}
            </S.Title>
          )}
          {actions != null && isShown && <S.Actions>{actions}</S.Actions>}
        </S.Header>
      )}
      {isFoldable ? (
        <div ref={bodyRef} id={`${id}-body`} hidden={!isOpen}>
          {body}
        </div>
      ) : (
        body
      )}
    </S.Root>
  );
}
