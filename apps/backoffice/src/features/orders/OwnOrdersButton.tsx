import { Button, Icon, useMedia, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { UserRound } from 'lucide-react';
import { managerIn, withManager } from './model/ownOrders';
import { orderListTexts } from './orderList.texts';

export interface OwnOrdersButtonProps {
  /** Id of the reader. */
  ownId: string;
  conditions: readonly ListCondition[];
  onConditionsChange(conditions: ListCondition[]): void;
}

/** A toggle that narrows the list to the reader's own orders, and keeps the other conditions. */
export function OwnOrdersButton({ ownId, conditions, onConditionsChange }: OwnOrdersButtonProps) {
  const t = useTexts(orderListTexts);
  const isPhone = useMedia('(width < 600px)');
  const isOwn = managerIn(conditions) === ownId;
  return (
    <Button
      icon={<Icon icon={UserRound} />}
      aria-pressed={isOwn}
      onClick={() => onConditionsChange(withManager(conditions, isOwn ? null : ownId))}
    >
      {isPhone ? <VisuallyHidden>{t.mine}</VisuallyHidden> : t.mine}
    </Button>
  );
}
