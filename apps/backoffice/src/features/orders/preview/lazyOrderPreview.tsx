import { lazy, Suspense, type ReactNode } from 'react';
import type { OrderRow } from '@mingjian/api';
import { Skeleton } from '@mingjian/ui';

const OrderPreview = lazy(async () => ({
  default: (await import('./OrderPreview')).OrderPreview,
}));

/** Renders the preview of an order of a list. Its code loads with the first one. */
export function renderOrderPreview(order: OrderRow): ReactNode {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <OrderPreview order={order} />
    </Suspense>
  );
}
