import type { OrderDetail } from '@mingjian/api';
import { Button, useTexts } from '@mingjian/ui';
import { orderDetailsTexts } from './orderDetails.texts';
import { useAcceptOrder } from '../../shared/orders/useAcceptOrder';

/** The action of the first step, for those who may accept the order. */
export function AcceptButton({ order }: { order: OrderDetail }) {
  const t = useTexts(orderDetailsTexts);
  const { accept, isSubmitting } = useAcceptOrder(order);
  if (!order.actions.includes('accept')) return null;
  return (
    <Button tone="primary" loading={isSubmitting} onClick={() => void accept()}>
      {t.accept}
    </Button>
  );
}
