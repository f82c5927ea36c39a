import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './Card.styles';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section, and its accessible name. */
  title?: ReactNode;
  /** Small buttons or links at the end of the heading. */
  actions?: ReactNode;
  /**
   * Whether the content reaches the edges, for tables.
   * @default false
   */
  flush?: boolean | undefined;
}

/** A bordered section of a page. Renders a `<section>`, with an `<h2>` when it has a title. */
export function Card({ title, actions, flush = false, children, ...rest }: CardProps) {
  const titleId = useId();
  const hasTitle = title != null;
  const headed = hasTitle || actions != null;
  return (
    <S.Root {...(hasTitle && { 'aria-labelledby': titleId })} {...rest}>
      {headed && (
        <S.Header>
          {hasTitle && <S.Title id={titleId}>{title}</S.Title>}
          {actions != null && <S.Actions>{actions}</S.Actions>}
        </S.Header>
      )}
      <S.Body data-headed={headed || undefined} data-flush={flush || undefined}>
        {children}
      </S.Body>
    </S.Root>
  );
}
