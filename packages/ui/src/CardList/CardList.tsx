import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { toggleValue } from '../internal/options/selectedValues';
import { useControllable } from '../internal/state/useControllable';
import { Skeleton } from '../Skeleton/Skeleton';
import { useTexts } from '../texts/LocaleProvider';
import { CardListCard } from './CardListCard';
import type { CardListItem } from './cardListItem';
import * as S from './CardList.styles';
import { cardListTexts } from './CardList.texts';

export interface CardListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  items: readonly CardListItem[];
  /**
   * Whether each card has a check box in its corner.
   * @default false
   */
  selectable?: boolean | undefined;
  /** Keys of the selected cards. Without it the list is uncontrolled. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys of the initially selected cards. @default none */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the selected keys after a change. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * Whether the cards are loading: placeholders are shown instead.
   * @default false
   */
  loading?: boolean | undefined;
  /** Content of an empty list. @default an `EmptyState` */
  empty?: ReactNode;
}

/** Number of placeholders while loading. */
const PLACEHOLDERS = 6;
const NONE: readonly string[] = [];

/**
 * Cards in as many columns as fit. Renders a `<div>` with a `<ul>`. For text alone use `List`, to
 * compare values a table, for one choice out of a few `ChoiceCards`.
 */
export function CardList({
  label,
  items,
  selectable = false,
  loading = false,
  empty,
  ...props
}: CardListProps) {
  const { selectedKeys, defaultSelectedKeys = NONE, onSelectedKeysChange, ...rest } = props;
  const t = useTexts(cardListTexts);
  const [selected, setSelected] = useControllable({
    value: selectedKeys,
    initial: defaultSelectedKeys,
    onChange: onSelectedKeysChange,
  });
  const selectedSet = new Set(selected);

  return (
    <S.Root {...rest} aria-busy={loading || undefined}>
      {loading && (
        <S.Cards aria-hidden>
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <li key={index}>
              <div data-placeholder>
                <Skeleton lines={4} />
              </div>
            </li>
          ))}
        </S.Cards>
      )}
      {!loading && items.length === 0 && (empty ?? <EmptyState title={t.none} />)}
      {!loading && items.length > 0 && (
        <S.Cards role="list" aria-label={label}>
          {items.map((item) => (
            <CardListCard
              key={item.key}
              item={item}
              selected={selectable && selectedSet.has(item.key)}
              onToggle={selectable ? () => setSelected(toggleValue(selected, item.key)) : undefined}
            />
          ))}
        </S.Cards>
      )}
    </S.Root>
  );
}
