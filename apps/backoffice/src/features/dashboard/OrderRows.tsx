import type { BoardGroup, OrderRow } from '@mingjian/api';
import { Button, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { ClientStepTag } from '../../shared/orders/ClientStepTag';
import { DuePill } from '../../shared/orders/DuePill';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { useAcceptOrder } from '../../shared/orders/useAcceptOrder';
import { useSignedIn } from '../../shell';
import { dashboardTexts } from './dashboard.texts';
import { useBoardLinks } from './useBoardLinks';
import { WorkRow, WorkSection } from './WorkSection';

/** The first orders of a group. */
export function OrderRows({ group, asOf }: { group: BoardGroup; asOf: string }) {
  const t = useTexts(dashboardTexts);
  return (
    <WorkSection title={t[group.name]} href={useBoardLinks(asOf).ofGroup(group)}>
      {group.orders.map((order) => (
        <OrderWork key={order.id} order={order} group={group.name} />
      ))}
    </WorkSection>
  );
}

interface OrderWorkProps {
  order: OrderRow;
  group: BoardGroup['name'];
}

function OrderWork({ order, group }: OrderWorkProps) {
  const t = useTexts(dashboardTexts);
  const { user } = useSignedIn();
  const isClient = user.userType === 'companyUser';
  const { productName, companyName } = order;
  return (
    <WorkRow
      name={order.userName}
      href={orderDetailsPath(order.id)}
      about={isClient ? productName : `${productName} · ${companyName}`}
      state={<OrderState order={order} group={group} isClient={isClient} />}
      when={<OrderTime order={order} />}
      action={group === 'awaitingAcceptance' ? <AcceptButton order={order} /> : t.open}
    />
  );
}

/** The verdict of a client's report, else the state, where the title of the group is another. */
function OrderState({ order, group, isClient }: OrderWorkProps & { isClient: boolean }) {
  const { orderStatus, overallDanger } = order;
  if (group === 'finished')
    return overallDanger === NOT_JUDGED ? null : (
      <DangerLevelTag level={overallDanger} text="meaning" />
    );
  if (group === 'awaitingAcceptance' || group === 'toSettle') return null;
  return isClient ? (
    <ClientStepTag status={orderStatus} />
  ) : (
    <OrderStatusTag status={orderStatus} />
  );
}

function OrderTime({ order }: { order: OrderRow }) {
  const t = useTexts(dashboardTexts);
  const dates = useDateFormat();
  if (order.finishTime) return t.finishedAt(dates.short(order.finishTime));
  if (order.slaDueAt) return order.slaClock === 3 ? null : <DuePill order={order} />;
  return t.orderedAt(dates.short(order.orderTime));
}

function AcceptButton({ order }: { order: OrderRow }) {
  const t = useTexts(dashboardTexts);
  const { accept, isSubmitting } = useAcceptOrder(order);
  return (
    <Button
      size="small"
      aria-label={t.acceptOf(order.userName)}
      loading={isSubmitting}
      onClick={() => void accept()}
    >
      {t.accept}
    </Button>
  );
}
