import { moneyText, type OrderDetail } from '@mingjian/api';
import { Card, DescriptionList, useLocale, useTexts, type DescriptionItem } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useDateFormat } from '../../shared/useDateFormat';
import { orderDetailsTexts } from './orderDetails.texts';

/** Details of an order beyond its summary. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTexts(orderDetailsTexts);
  const labels = useTexts(orderTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const time = (text: string | null) => (text ? dates.time(text) : t.none);

  const items: DescriptionItem[] = [
    { key: 'type', label: t.orderType, value: labels[`type${order.orderType}`] },
    { key: 'product', label: t.product, value: order.productName },
    { key: 'position', label: t.position, value: order.position },
    { key: 'city', label: t.city, value: order.city },
    { key: 'idCardNo', label: t.idCardNo, value: order.idCardNo },
    { key: 'pm', label: t.pm, value: order.pmName ?? t.nobody },
    { key: 'orderTime', label: t.orderTime, value: time(order.orderTime) },
    { key: 'acceptTime', label: t.acceptTime, value: time(order.acceptTime) },
    { key: 'slaDueAt', label: t.slaDueAt, value: time(order.slaDueAt) },
    { key: 'finishTime', label: t.finishTime, value: time(order.finishTime) },
    { key: 'danger', label: t.danger, value: <DangerLevelTag level={order.overallDanger} /> },
    ...(order.amount === null
      ? []
      : [{ key: 'amount', label: t.amount, value: moneyText(order.amount, locale) }]),
    ...(order.cancelReason
      ? [{ key: 'cancelReason', label: t.cancelReason, value: order.cancelReason, wide: true }]
      : []),
  ];
  return (
    <Card title={t.details}>
      <DescriptionList columns={3} items={items} />
    </Card>
  );
}
