import type { OrderRow } from '@mingjian/api';
import { Icon, Tag, useTexts } from '@mingjian/ui';
import { CirclePause, Hourglass } from 'lucide-react';
import { orderTexts } from './orders.texts';
import { useWait } from './useWait';

export interface WaitPillProps {
  order: OrderRow;
}

/** Whom an order waits for, and for how long; nothing for one that waits for nobody. */
export function WaitPill({ order }: WaitPillProps) {
  const t = useTexts(orderTexts);
  const wait = useWait(order);
  if (!wait) return null;
  const { whom, isMine, length, since } = wait;
  return (
    <Tag
      tone={isMine ? 'accent' : 'neutral'}
      mark={<Icon icon={order.holdType > 0 ? CirclePause : Hourglass} />}
      title={since}
    >
      {isMine ? t.waitsForMe(length) : t.waitsFor(whom, length)}
    </Tag>
  );
}
