import { Card, useStore, type CardProps } from '@mingjian/ui';
import { storedNames } from '../../base/storedNames';

/** Names of the cards that were folded on this computer, on the page of any order. */
const foldedCards = storedNames('mj.foldedCards');

export interface OrderCardProps extends Omit<CardProps, 'foldable' | 'open' | 'defaultOpen'> {
  /** Name under which this computer remembers whether the card is folded. */
  name: string;
}

/** A card of an order's page. Its title folds it there and on the pages of all other orders. */
export function OrderCard({ name, ...rest }: OrderCardProps) {
  const isFolded = useStore(foldedCards, (names) => names.includes(name));
  return (
    <Card
      foldable
      open={!isFolded}
      onOpenChange={(isOpen) =>
        foldedCards.update((names) => [
          ...names.filter((one) => one !== name),
          ...(isOpen ? [] : [name]),
        ])
      }
      {...rest}
    />
  );
}
