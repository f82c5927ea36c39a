import { DAY } from '@mingjian/api';
import { seededId } from '../database/ids';
import type { CartLineTable } from '../features/mall/tables';

/** Returns the cart of a client account: two products, of which one has become dearer since. */
export function demoCart(
  { companyId, userId }: Pick<CartLineTable, 'companyId' | 'userId'>,
  now: Date,
): CartLineTable[] {
  const lines = [
    { productId: 'FLASH_BASIC', addItems: '[]', count: 2, price: 9_800, slaDays: 1, days: 1 },
    { productId: 'STD_MID', addItems: '[]', count: 3, price: 56_800, slaDays: 5, days: 6 },
  ];
  return lines.map(({ days, ...line }) => {
    const time = new Date(now.getTime() - days * DAY);
    const id = seededId(time, `cart ${line.productId}`);
    return { id, userId, companyId, ...line, createdAt: time, updatedAt: time };
  });
}
