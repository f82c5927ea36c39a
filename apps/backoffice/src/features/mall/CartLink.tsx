import { Link, useFormatNumber, useTexts } from '@mingjian/ui';
import { mallTexts } from './mall.texts';
import { MALL_CART } from './mallPaths';
import { useCart } from './useCart';

/** The way to the cart, with the number of its candidates. */
export function CartLink() {
  const t = useTexts(mallTexts);
  const format = useFormatNumber();
  const count = useCart().data?.count ?? 0;
  return <Link href={MALL_CART}>{count > 0 ? t.cartOf(format(count)) : t.cart}</Link>;
}
