import { orderBase, type OrderDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, EmptyState, ErrorState, Skeleton, Tag, useTexts } from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { useTabTitle } from '../../shell';
import { Page } from '../../shared/Page.styles';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { OrderFacts } from './OrderFacts';
import { OrderFlow } from './OrderFlow';
import { OrderHistory } from './OrderHistory';
import { OrderTopCard } from './OrderTopCard';
import { OrderWalk } from './OrderWalk';
import { useTakeOrder } from './useTakeOrder';

/** One order, named by the query parameter `orderId`. */
export function OrderDetailsPage() {
  const t = useTexts(orderDetailsTexts);
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const {
    data: order,
    error,
    mutate,
  } = useCall(orderBase.getOrderDetail, orderId ? { orderId } : null);
  useTabTitle(order?.orderNo);

  if (!orderId) return <EmptyState icon={SearchX} title={t.notFoundTitle} description={t.noId} />;
  if (error && !order) {
    const retry = error.kind === 'missing' ? {} : { onRetry: () => void mutate() };
    return (
      <ErrorState
        title={error.kind === 'missing' ? t.notFoundTitle : t.failed}
        description={error.message}
        {...retry}
      />
    );
  }
  return (
    <Page aria-busy={!order}>
      <S.Top>
        {order ? <OrderHead order={order} /> : <Skeleton lines={1} />}
        <OrderWalk orderId={orderId} />
      </S.Top>
      <OrderTopCard orderId={orderId} />
      {order ? (
        <>
          <OrderFlow steps={order.steps} />
          <S.Columns>
            <OrderFacts order={order} />
            <OrderHistory events={order.events} />
          </S.Columns>
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTexts(orderDetailsTexts);
  const words = useTexts(orderTexts);
  const { take, pending } = useTakeOrder(order);

  return (
    <S.Head>
      <h1>{order.orderNo}</h1>
      <OrderStatusTag status={order.orderStatus} />
      {order.urgentFlag === 1 && <Tag tone="danger">{words.urgent}</Tag>}
      {order.holdType > 0 && <Tag>{words[`hold${order.holdType as 1 | 2 | 3 | 4}`]}</Tag>}
      {order.actions.includes('take') && (
        <S.Actions>
          <Button tone="primary" loading={pending} onClick={() => void take()}>
            {t.take}
          </Button>
        </S.Actions>
      )}
    </S.Head>
  );
}
