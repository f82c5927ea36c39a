import { orderBase, type OrderDetail, type OrderStep } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Steps,
  Tag,
  useTexts,
} from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { Page } from '../../shared/Page.styles';
import { useDateFormat } from '../../shared/useDateFormat';
import { useTabTitle } from '../../shell';
import { ACCEPT } from './model/orderActions';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderNavigation } from './OrderNavigation';
import { OrderTopCard } from './OrderTopCard';
import { useAcceptOrder } from './useAcceptOrder';

/** The page of one order. Its id is the query parameter `orderId`. */
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
        <OrderNavigation orderId={orderId} />
      </S.Top>
      <OrderTopCard orderId={orderId} />
      {order ? (
        <>
          <OrderSteps steps={order.steps} />
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
  const labels = useTexts(orderTexts);
  const { accept, isSubmitting } = useAcceptOrder(order);

  return (
    <S.Head>
      <Heading level={1} size="heading">
        {order.orderNo}
      </Heading>
      <OrderStatusTag status={order.orderStatus} />
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
      {order.holdType > 0 && <Tag>{labels[`hold${order.holdType as 1 | 2 | 3 | 4}`]}</Tag>}
      {order.actions.includes(ACCEPT) && (
        <S.Actions>
          <Button tone="primary" loading={isSubmitting} onClick={() => void accept()}>
            {t.accept}
          </Button>
        </S.Actions>
      )}
    </S.Head>
  );
}

type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Progress of an order through its nine steps. */
function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const t = useTexts(orderDetailsTexts);
  const labels = useTexts(orderTexts);
  const dates = useDateFormat();
  return (
    <Card>
      <Steps
        label={t.flow}
        steps={steps.map(({ step, state, doneAt }) => ({
          key: String(step),
          label: labels[`step${step as StepNumber}`],
          state,
          ...(doneAt && { note: dates.day(doneAt) }),
        }))}
      />
    </Card>
  );
}
