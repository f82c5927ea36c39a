import { useEffect } from 'react';
import { orderBase, orders, type OrderDetail } from '@mingjian/api';
import { useCall, useRefresh } from '@mingjian/api/react';
import { EmptyState, ErrorState, Link, useTexts } from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { orderListPath } from '../../base/orderPaths';
import { orderPanels } from '../../orderPanels';
import { Page, Rail, RecordColumns } from '../../shared/Page.styles';
import { useSignedIn, useTabTitle } from '../../shell';
import { orderDetailsTexts } from './orderDetails.texts';
import { HeldNotice } from './clock/HeldNotice';
import { PendingBack } from './clock/PendingBack';
import { PendingReduction } from './corrections/PendingReduction';
import { PendingDelay } from './delay/PendingDelay';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderManagerCard } from './OrderManagerCard';
import { OrderNextStep } from './OrderNextStep';
import { OrderPanelColumn } from './OrderPanelColumn';
import { OrderReportCard } from './OrderReportCard';
import { OrderStepBar } from './OrderStepBar';
import { OrderTopCard } from './OrderTopCard';
import { ReturnedNotice } from './ReturnedNotice';
import { useSelectedStep } from './useSelectedStep';

/** The page of one order. Its id is the query parameter `orderId`. */
export function OrderDetailsPage() {
  const t = useTexts(orderDetailsTexts);
  const isClient = useSignedIn().user.userType === 'companyUser';
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const {
    data: order,
    error,
    mutate,
  } = useCall(orderBase.getOrderDetail, orderId ? { orderId } : null);
  useClearedMark(orderId, order);
  const step = useSelectedStep(order);
  useTabTitle(order && `${order.userName} · ${order.orderNo.slice(-4)}`, order?.orderNo);

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
  const isLoading = !order;
  return (
    <Page aria-busy={isLoading}>
      <OrderHead orderId={orderId} order={order} isClient={isClient} />
      {order && <ReturnedNotice order={order} isClient={isClient} />}
      {order && <HeldNotice order={order} />}
      {order && <PendingDelay order={order} />}
      {order && <PendingBack order={order} />}
      {order && <PendingReduction order={order} />}
      {/* The notices come with the order: placeholders below them are replaced, not moved. */}
      {/* Nothing there is pressed before, so that no open dialog is lost with them. */}
      <OrderStepBar
        key={`steps ${isLoading}`}
        order={order}
        isClient={isClient}
        selected={step.selected}
        onSelect={step.select}
      />
      <RecordColumns key={`columns ${isLoading}`}>
        <Rail>
          {isClient ? (
            <OrderReportCard order={order} />
          ) : (
            <OrderNextStep order={order} step={step.selected} />
          )}
          {/* Staff have their work here; a client reads the facts of the order. */}
          {isClient && <OrderFacts order={order} isClient />}
          <OrderPanelColumn panels={orderPanels} column="main" order={order} />
        </Rail>
        <Rail>
          <OrderTopCard orderId={orderId} isLoading={isLoading} />
          {!isClient && <OrderFacts order={order} isClient={false} />}
          <OrderManagerCard order={order} />
          <OrderPanelColumn panels={orderPanels} column="side" order={order} />
        </Rail>
      </RecordColumns>
    </Page>
  );
}

/** Loads lists anew once an order that they mark as updated is open: the mark is then gone. */
function useClearedMark(orderId: string | null, order: OrderDetail | undefined) {
  const refresh = useRefresh();
  // Both calls of the page open the order, and only the faster one still finds the mark.
  const { data: top } = useCall(orderBase.getTopUser, orderId ? { orderId } : null);
  const wasMarked = order?.isUpdated === 1 || top?.isUpdated === 1;
  useEffect(() => {
    if (wasMarked) void refresh(orders.getList);
  }, [orderId, wasMarked, refresh]);
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
