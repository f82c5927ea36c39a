import type { OrderStatus } from '@mingjian/api';
import { Tag, type TagTone } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';

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
  const { labelOf } = useDictionary('order_status');
  return (
    <Tag tone={tones[status]} dot>
      {labelOf(status)}
    </Tag>
  );
}
