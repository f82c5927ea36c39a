import { moneyText } from '@mingjian/api';
import {
  Card,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  Tag,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { ShoppingCart } from 'lucide-react';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { MALL_CART, MALL_PRODUCTS } from './mallPaths';
import { useCart } from './useCart';

/** The cart on the overview: products, candidates and the total. */
export function CartCard() {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const { data: cart, error, mutate } = useCart();
  return (
    <Card
      title={t.cart}
      aria-busy={!cart && !error}
      actions={<Link href={MALL_CART}>{t.openCart}</Link>}
    >
      {error && !cart && (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!cart && !error && <Skeleton lines={4} />}
      {cart?.lines.length === 0 && (
        <EmptyState
          icon={ShoppingCart}
          title={t.emptyCart}
          description={t.emptyCartNote}
          action={<Link href={MALL_PRODUCTS}>{t.toCatalogue}</Link>}
        />
      )}
      {cart && cart.lines.length > 0 && (
        <S.Parts>
          <S.Rows role="list">
            {cart.lines.map(({ id, name, count, isAvailable }) => (
              <li key={id}>
                <span>{name}</span>
                {!isAvailable && <Tag tone="danger">{t.unavailable}</Tag>}
                <span>{t.peopleOf(count)}</span>
              </li>
            ))}
          </S.Rows>
          {cart.total !== null && (
            <S.Sums>
              <div>
                <dt>{t.total}</dt>
                <dd>
                  <strong>{moneyText(cart.total, locale)}</strong>
                </dd>
              </div>
            </S.Sums>
          )}
        </S.Parts>
      )}
    </Card>
  );
}
