import { orderBase, type OrderDetail, type OrderStep } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  CopyButton,
  EmptyState,
  ErrorState,
  Heading,
  Link,
  SkeletonBlock,
  Stack,
  Steps,
  Tag,
  useTexts,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { orderListPath } from '../../base/orderPaths';
import { orderPanels } from '../../orderPanels';
import type { OrderStepNumber } from '../../shared/orders/orderPanels';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { Page } from '../../shared/Page.styles';
import { useDateFormat } from '../../base/useDateFormat';
import { useSignedIn, useTabTitle } from '../../shell';
import * as S from './OrderDetailsPage.styles';
import { NoticeButton } from './notice/NoticeButton';
import { orderDetailsTexts } from './orderDetails.texts';
import { OrderFacts } from './OrderFacts';
import { OrderNavigation } from './OrderNavigation';
import { OrderPanelColumn } from './OrderPanelColumn';
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
  useTabTitle(order && `${order.userName} · ${order.orderNo.slice(-4)}`);

  if (!orderId) return <MissingOrder reason={t.noId} />;
  if (error && !order) {
    return error.kind === 'missing' ? (
      <MissingOrder reason={error.message} />
    ) : (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <Page aria-busy={!order}>
      <S.Top>
        {order ? <OrderHead order={order} /> : <HeadSkeleton />}
        <OrderNavigation orderId={orderId} order={order} />
      </S.Top>
      <OrderTopCard orderId={orderId} />
      <OrderSteps steps={order?.steps ?? NO_STEPS} />
      <S.Columns>
        <Stack gap="md">
          <OrderFacts order={order} />
          {/* Below what has its place while it loads. */}
          <OrderPanelColumn panels={orderPanels} column="main" order={order} />
        </Stack>
        <Stack gap="md">
          <OrderPanelColumn panels={orderPanels} column="side" order={order} />
        </Stack>
      </S.Columns>
    </Page>
  );
}

function HeadSkeleton() {
  return (
    <S.Head>
      <SkeletonBlock width="14em" />
    </S.Head>
  );
}

/** The page of an order that does not exist, or is another company's. */
function MissingOrder({ reason }: { reason: string }) {
  const { userType } = useSignedIn().user;
  const t = useTexts(orderDetailsTexts);
  return (
    <EmptyState
      level={1}
      icon={SearchX}
      title={t.notFoundTitle}
      description={reason}
      action={<Link href={orderListPath(userType)}>{t.toList}</Link>}
    />
  );
}

function OrderHead({ order }: { order: OrderDetail }) {
  const t = useTexts(orderDetailsTexts);
  const labels = useTexts(orderTexts);
  const holds = useDictionary('hold_type');
  const { accept, isSubmitting } = useAcceptOrder(order);

  return (
    <S.Head>
      <Heading level={1} size="heading">
        {order.orderNo}
      </Heading>
      <CopyButton text={order.orderNo} label={t.copyOrderNo} />
      <OrderStatusTag status={order.orderStatus} />
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
      {order.holdType > 0 && <Tag>{holds.labelOf(order.holdType)}</Tag>}
      <S.Actions>
        <NoticeButton orderId={order.id} />
        {order.actions.includes('accept') && (
          <Button tone="primary" loading={isSubmitting} onClick={() => void accept()}>
            {t.accept}
          </Button>
        )}
      </S.Actions>
    </S.Head>
  );
}

/** The steps while they are being loaded: their labels hold the place. */
const NO_STEPS: readonly OrderStep[] = Array.from({ length: 9 }, (_, index) => ({
  step: index + 1,
  state: 'todo',
  doneAt: null,
}));

/** Takes the line of a date that is still to come. */
const NO_DATE = '\u00A0';

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
          label: labels[`step${step as OrderStepNumber}`],
          state,
          note: doneAt ? dates.day(doneAt) : NO_DATE,
        }))}
      />
    </Card>
  );
}
