import type { OrderStatus } from '@mingjian/api';
import { Tag, useTexts, type TagTone } from '@mingjian/ui';
import { orderTexts } from './orders.texts';

/** Tones by status: warning for a pending decision, accent for running work. */
const tones: Record<OrderStatus, TagTone> = {
  0: 'neutral',
  10: 'warning',
  20: 'accent',
  30: 'warning',
  40: 'accent',
  50: 'accent',
  60: 'accent',
  70: 'accent',
  80: 'notice',
  90: 'notice',
  100: 'success',
  [-10]: 'neutral',
  [-20]: 'danger',
};

/** A tag with an order's main status. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useTexts(orderTexts);
  return (
    <Tag tone={tones[status]} dot>
      {t[`status${status}`]}
    </Tag>
  );
}
