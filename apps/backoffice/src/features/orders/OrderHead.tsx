import type { OrderDetail, OrderRow } from '@mingjian/api';
import { CopyButton, PageHeader, SkeletonBlock, Tag, tokens, useTexts } from '@mingjian/ui';
import { orderPanels } from '../../orderPanels';
import { OrderDisputeTag } from '../../shared/disputes/DisputeTag';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { DuePill } from '../../shared/orders/DuePill';
import { WaitPill } from '../../shared/orders/WaitPill';
import { OrderPresence } from '../../shared/presence/OrderPresence';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { OrderNavigation } from './OrderNavigation';
import { OrderPanelColumn } from './OrderPanelColumn';
import { ClientStepTag } from '../../shared/orders/ClientStepTag';

export interface OrderHeadProps {
  orderId: string;
  order: OrderDetail | undefined;
  /** Whether its reader is a client, who sees its own steps. */
  isClient: boolean;
}

/** The head of an order: whose check it is, its state, and what can be done with it. */
export function OrderHead({ orderId, order, isClient }: OrderHeadProps) {
  const t = useTexts(orderDetailsTexts);
  return (
    <PageHeader
      title={
        <S.Face>
          {order ? (
            <>
              {order.userName} <small>{order.productName}</small>
            </>
          ) : (
            <SkeletonBlock width="10em" height="1lh" />
          )}
        </S.Face>
      }
      tags={order && (isClient ? <ClientTags order={order} /> : <StaffTags order={order} />)}
      subtitle={
        <S.Number>
          {order ? (
            <>
              <span>{order.orderNo}</span>
              <CopyButton text={order.orderNo} label={t.copyOrderNo} />
              <OrderPresence orderId={orderId} version={order.version} page={1} />
            </>
          ) : (
            <SkeletonBlock width="12em" height="1lh" />
          )}
        </S.Number>
      }
      actions={
        <>
          {order ? (
            <OrderPanelColumn panels={orderPanels} column="head" order={order} />
          ) : (
            <SkeletonBlock width={TWO_BUTTONS} height={tokens.size.control} />
          )}
          <OrderNavigation orderId={orderId} order={order} />
        </>
      }
    />
  );
}

/** Width of what most orders offer in their head. */
const TWO_BUTTONS = '184px';

/** The state of an order for staff: its status, whom it waits for, and when it is due. */
export function StaffTags({ order }: { order: OrderRow }) {
  const labels = useTexts(orderTexts);
  return (
    <>
      <OrderStatusTag status={order.orderStatus} />
      <OrderDisputeTag status={order.disputeStatus} />
      <WaitPill order={order} />
      <DuePill order={order} />
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
    </>
  );
}

/** The state in the client's words, which name none of the internal steps. */
export function ClientTags({ order }: { order: OrderRow }) {
  const labels = useTexts(orderTexts);
  return (
    <>
      <ClientStepTag status={order.orderStatus} />
      <OrderDisputeTag status={order.disputeStatus} />
      {order.slaClock === 2 && <WaitPill order={order} />}
      {order.slaClock === 2 && <DuePill order={order} />}
      {order.urgentFlag === 1 && <Tag tone="danger">{labels.urgent}</Tag>}
    </>
  );
}
