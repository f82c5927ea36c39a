import { fromBeijing, type OrderRow } from '@mingjian/api';

/** Whether an open order has passed its due time. `now` is in milliseconds since 1970. */
export function isOverdue(
  { slaDueAt, orderStatus }: Pick<OrderRow, 'slaDueAt' | 'orderStatus'>,
  now: number,
): boolean {
  const isOpen = orderStatus >= 10 && orderStatus < 90;
  const due = slaDueAt === null ? undefined : fromBeijing(slaDueAt);
  return isOpen && due !== undefined && due.getTime() < now;
}
