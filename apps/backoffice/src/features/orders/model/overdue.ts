import type { OrderRow } from '@mingjian/api';

/** Whether an open order has passed its due time. `now` is in milliseconds since 1970. */
export function isOverdue(
  { slaDueAt, orderStatus }: Pick<OrderRow, 'slaDueAt' | 'orderStatus'>,
  now: number,
): boolean {
  const isOpen = orderStatus >= 10 && orderStatus < 90;
  return isOpen && slaDueAt !== null && Date.parse(`${slaDueAt.replace(' ', 'T')}+08:00`) < now;
}
