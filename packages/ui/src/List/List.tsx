import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './List.styles';
import { listTexts } from './List.texts';

export interface ListProps extends ComponentPropsWithRef<'div'> {
  /** What is listed: the accessible name of the list. */
  label: string;
  /** Words or small controls above the rows. */
  header?: ReactNode;
  /** Stands for the rows while there are none. @default an `EmptyState` that says so */
  empty?: ReactNode;
  /**
   * Whether the rows are on their way: lines stand in their place.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether rows are as low as a control.
   * @default false
   */
  dense?: boolean | undefined;
  /**
   * Whether a line stands between rows.
   * @default false
   */
  divided?: boolean | undefined;
  /** `ListItem`s. */
  children?: ReactNode;
}

/**
 * Simple records below each other. Renders a `<div>` with a `<ul>` of `ListItem`s in it. For
 * columns that compare use a table, for thousands of rows `VirtualList`, for cards `CardList`.
 */
export function List({
  label,
  header,
  empty,
  loading = false,
  dense = false,
  divided = false,
  children,
  ...rest
}: ListProps) {
  const t = useTexts(listTexts);
  const hasRows = Children.toArray(children).length > 0;
  return (
    <S.Root {...rest} aria-busy={loading || undefined}>
      {header != null && <S.Header>{header}</S.Header>}
      {loading && (
        <S.Empty>
          <Skeleton lines={4} />
        </S.Empty>
      )}
      {!loading && !hasRows && (empty ?? <EmptyState title={t.none} />)}
      {!loading && hasRows && (
        // Safari takes a list without marks for no list unless it is told.
        <S.Rows
          role="list"
          aria-label={label}
          data-dense={dense || undefined}
          data-divided={divided || undefined}
        >
          {children}
        </S.Rows>
      )}
    </S.Root>
  );
}
