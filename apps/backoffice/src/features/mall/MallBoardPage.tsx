import { board, mall, moneyText, orders as orderCalls, type MallFigures } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
  Statistic,
  useFormatNumber,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { ClipboardList, Package } from 'lucide-react';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { LazyAmountChart } from '../../shared/amounts/LazyAmountChart';
import { ClientStepTag } from '../../shared/orders/ClientStepTag';
import { Page, Rail, Together } from '../../shared/Page.styles';
import { useSignedIn } from '../../shell';
import { CartCard } from './CartCard';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { MALL_PRODUCTS, productAddress } from './mallPaths';
import { useAddToCart } from './useCart';
import { useOrdersLink } from './useOrdersLink';

/** The overview of the mall: figures, the cart, the latest orders, and what is ordered most. */
export function MallBoardPage() {
  const t = useTexts(mallTexts);
  const seesMoney = useSignedIn().can('finance.amounts');
  return (
    <Page>
      <PageHeader
        title={t.board}
        subtitle={t.boardNote}
        actions={<Link href={MALL_PRODUCTS}>{t.catalogue}</Link>}
      />
      {seesMoney && <Figures />}
      <Together>
        <Card data-waiting aria-hidden>
          <Skeleton lines={12} />
        </Card>
        <Rail>
          <LatestOrders />
          {seesMoney && <AmountsCard />}
        </Rail>
        <Rail>
          <CartCard />
          <MostOrderedCard />
        </Rail>
      </Together>
    </Page>
  );
}

/** Orders and amounts of today and of this month, each a link to the orders that it counts. */
function Figures() {
  const t = useTexts(mallTexts);
  const { data, error, mutate } = useCall(board.getMainBoradMall, {});
  if (error && !data)
    return (
      <Card>
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      </Card>
    );
  return (
    <S.Tiles aria-busy={!data}>
      <FigureTiles figures={data} />
    </S.Tiles>
  );
}

function FigureTiles({ figures }: { figures: MallFigures | undefined }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const links = useOrdersLink();
  const money = (amount: number | undefined) => moneyText(amount ?? 0, locale);
  const today = links.today();
  const month = links.thisMonth();
  const tiles = [
    { label: t.today, value: figures?.orderCountToday ?? 0, unit: t.unit, href: today },
    { label: t.todayAmount, value: money(figures?.amountToday), href: today },
    { label: t.month, value: figures?.orderCountThisMonth ?? 0, unit: t.unit, href: month },
    { label: t.monthAmount, value: money(figures?.amountThisMonth), href: month },
  ];
  return tiles.map((tile) => <Statistic key={tile.label} {...tile} loading={!figures} />);
}

/** Orders that the overview shows. */
const LATEST = 6;

function LatestOrders() {
  const t = useTexts(mallTexts);
  const dates = useDateFormat();
  const links = useOrdersLink();
  const { data, error, mutate } = useCall(orderCalls.getList, {
    pageNum: 1,
    pageSize: LATEST,
    orderParam: 'order_time desc',
  });
  return (
    <Card
      title={t.latest}
      aria-busy={!data && !error}
      actions={<Link href={links.all}>{t.allOrders}</Link>}
    >
      {error && !data && (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton lines={LATEST} />}
      {data?.content.length === 0 && (
        <EmptyState icon={ClipboardList} title={t.noOrders} description={t.noOrdersNote} />
      )}
      {data && data.content.length > 0 && (
        <S.Rows role="list">
          {data.content.map(({ id, userName, productName, orderTime, orderStatus }) => (
            <li key={id}>
              <span>
                <Link href={orderDetailsPath(id)}>{userName}</Link>
                <small>{productName}</small>
              </span>
              <ClientStepTag status={orderStatus} />
              <small>{dates.short(orderTime)}</small>
            </li>
          ))}
        </S.Rows>
      )}
    </Card>
  );
}

/** The amounts of the latest days. */
function AmountsCard() {
  const t = useTexts(mallTexts);
  const days = useCall(board.getLatestOrderAmount, {});
  return (
    <Card title={t.trend} aria-busy={!days.data && !days.error}>
      <LazyAmountChart
        days={days.data}
        error={days.data ? undefined : days.error?.message}
        onRetry={() => void days.mutate()}
      />
    </Card>
  );
}

function MostOrderedCard() {
  const t = useTexts(mallTexts);
  const format = useFormatNumber();
  const links = useOrdersLink();
  const { data, error, mutate } = useCall(mall.getMostOrdered, {});
  return (
    <Card title={t.most} aria-busy={!data && !error} actions={<small>{t.mostNote}</small>}>
      {error && !data && (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.products.length === 0 && (
        <EmptyState icon={Package} title={t.noOrders} description={t.noOrdersNote} />
      )}
      {data && data.products.length > 0 && (
        <S.Rows role="list">
          {data.products.map(({ productId, name, orderCount }) => (
            <li key={productId}>
              <span>
                <Link href={productAddress(productId)}>{name}</Link>
                <Link tone="quiet" href={links.ofProduct(productId, data.from)}>
                  {t.ordersOf(format(orderCount))}
                </Link>
              </span>
              <AddAgain productId={productId} name={name} />
            </li>
          ))}
        </S.Rows>
      )}
    </Card>
  );
}

function AddAgain({ productId, name }: { productId: string; name: string }) {
  const t = useTexts(mallTexts);
  const { add, isSubmitting } = useAddToCart();
  return (
    <Button
      size="small"
      aria-label={t.addOf(name)}
      loading={isSubmitting}
      onClick={() => void add({ productId, name })}
    >
      {t.addToCart}
    </Button>
  );
}
