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
  /** What is listed: the accessible name. */
  label: string;
  items: readonly CardListItem[];
  /**
   * Whether each card has a check box in its corner.
   * @default false
   */
  selectable?: boolean | undefined;
  /** Keys of the cards that are checked. Without it the list keeps its own. */
  selectedKeys?: readonly string[] | undefined;
  /** Keys of the cards that are checked first. @default none */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the keys that are checked after a change. */
  onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * Whether the cards are on their way: grey ones stand in their place.
   * @default false
   */
  loading?: boolean | undefined;
  /** Stands for the cards while there are none. @default an `EmptyState` that says so */
  empty?: ReactNode;
}

/** How many cards stand for those on their way. */
const WAITING = 6;
const NONE: readonly string[] = [];

/**
 * Cards side by side, as many as fit. Renders a `<div>` with a `<ul>` in it; columns go when the
 * list gets narrow. For text alone use `List`, to compare values a table, to choose one of a few
 * `ChoiceCards`.
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
  const picks = new Set(selected);

  return (
    <S.Root {...rest} aria-busy={loading || undefined}>
      {loading && (
        <S.Cards aria-hidden>
          {Array.from({ length: WAITING }, (_, at) => (
            <li key={at}>
              <div data-waiting>
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
              selected={selectable && picks.has(item.key)}
              onToggle={selectable ? () => setSelected(toggleValue(selected, item.key)) : undefined}
            />
          ))}
        </S.Cards>
      )}
    </S.Root>
  );
}
