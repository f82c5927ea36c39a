import { moneyText, type Cart } from '@mingjian/api';
import {
  Alert,
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { ShoppingCart } from 'lucide-react';
import { Page, Rail, RecordColumns } from '../../shared/Page.styles';
import { CartRow } from './CartRow';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { MALL_PRODUCTS } from './mallPaths';
import { useCart } from './useCart';

/** The cart of the signed-in account. Each line leads to the form that orders it. */
export function CartPage() {
  const t = useTexts(mallTexts);
  const { data: cart, error, mutate } = useCart();
  return (
    <Page aria-busy={!cart && !error}>
      <PageHeader
        title={t.cart}
        subtitle={cart && cart.lines.length > 0 ? t.cartNote(cart.count) : null}
        actions={<Link href={MALL_PRODUCTS}>{t.catalogue}</Link>}
      />
      {error && !cart && (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!cart && !error && <Skeleton lines={6} />}
      {cart?.isSuspended && <Alert tone="danger">{t.suspended}</Alert>}
      {cart?.lines.length === 0 && (
        <EmptyState
          icon={ShoppingCart}
          title={t.emptyCart}
          description={t.emptyCartNote}
          action={<Link href={MALL_PRODUCTS}>{t.toCatalogue}</Link>}
        />
      )}
      {cart && cart.lines.length > 0 && (
        <RecordColumns>
          <S.Lines role="list" aria-label={t.cart}>
            {cart.lines.map((line) => (
              <CartRow key={line.id} line={line} isSuspended={cart.isSuspended} />
            ))}
          </S.Lines>
          <Rail>
            <CartSums cart={cart} />
          </Rail>
        </RecordColumns>
      )}
    </Page>
  );
}

/** The present total against the balance or the credit. */
function CartSums({ cart }: { cart: Cart }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const { total, available, isCovered, count } = cart;
  const money = (amount: number) => moneyText(amount, locale);
  return (
    <Card title={t.summary}>
      <S.Parts>
        <S.Sums>
          <div>
            <dt>{t.people}</dt>
            <dd>{count}</dd>
          </div>
          {total !== null && (
            <div data-total>
              <dt>{t.total}</dt>
              <dd>{money(total)}</dd>
            </div>
          )}
          {total !== null && available !== null && (
            <>
              <div>
                <dt>{t.balance}</dt>
                <dd>{money(available)}</dd>
              </div>
              <div data-short={available < total || undefined}>
                <dt>{t.balanceAfter}</dt>
                <dd>{money(available - total)}</dd>
              </div>
            </>
          )}
        </S.Sums>
        {!isCovered && <Alert tone="warning">{available === null ? t.overCredit : t.short}</Alert>}
        <p>{t.oneByOne}</p>
      </S.Parts>
    </Card>
  );
}
