import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './List.styles';
import { listTexts } from './List.texts';

export interface ListProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the list. */
  label: string;
  /** Text or small controls above the rows. */
  header?: ReactNode;
  /** Content of an empty list. @default an `EmptyState` */
  empty?: ReactNode;
  /**
   * Whether the rows are loading: placeholders are shown instead.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether rows have the height of a control.
   * @default false
   */
  dense?: boolean | undefined;
  /**
   * Whether a line separates the rows.
   * @default false
   */
  divided?: boolean | undefined;
  /** `ListItem`s. */
  children?: ReactNode;
}

/**
 * A list of simple records. Renders a `<div>` with a `<ul>` of `ListItem`s. To compare columns use
 * a table, for thousands of rows `VirtualList`, for cards `CardList`.
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
        // Without the role, Safari does not treat a list without markers as a list.
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
