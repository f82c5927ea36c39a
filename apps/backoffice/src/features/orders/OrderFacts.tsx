import { beijingDay, moneyText, REVEAL, type OrderDetail } from '@mingjian/api';
import {
  DescriptionList,
  Link,
  SkeletonBlock,
  useLocale,
  useTexts,
  type DescriptionItem,
} from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
import { OrderCard } from '../../shared/orders/OrderCard';
import { DueTime } from '../../shared/orders/DueTime';
import { spanOf, workSpanOf } from '../../shared/orders/dueIn';
import { orderTexts } from '../../shared/orders/orders.texts';
import { daysUntil } from '../../base/daysUntil';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { statementPath } from '../../base/statementPath';
import { CorrectionMenu } from './corrections/CorrectionMenu';
import { DueCalendar } from './DueCalendar';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import type { OrderHeadProps } from './OrderHead';

/** Details of an order beyond its summary. Labels hold the place until it is loaded. */
export function OrderFacts({ order, isClient }: Omit<OrderHeadProps, 'orderId'>) {
  const t = useTexts(orderDetailsTexts);
  const { language } = useLocale();
  const valueOf = useFactValues(isClient);
  const item = (key: Fact): DescriptionItem => ({
    key,
    label: isClient && key === 'providerTime' ? t.providerTimeSeen : t[key],
    value: order ? valueOf(order)[key] : <SkeletonBlock width="60%" height="1lh" />,
  });
  return (
    <OrderCard name="facts" title={t.details} actions={order && <CorrectionMenu order={order} />}>
      <DescriptionList
        columns={isClient ? 3 : 2}
        items={[
          ...FACTS.filter(
            (fact) =>
              (!isClient || !STAFF_FACTS.includes(fact)) && (fact !== 'etaAt' || isExpected(order)),
          ).map(item),
          ...(order?.amount == null ? [] : [item('amount')]),
          ...(order?.reduceAmount ? [item('reduceAmount')] : []),
          ...(order?.statement ? [item('statement')] : []),
          ...(order?.addOns.length ? [item('addOns')] : []),
          ...(order?.deleteDueDate ? [item('deleteDueDate')] : []),
          ...TERMS.filter((term) => order?.[term]).map(item),
          ...(order?.customValues ?? []).map(({ label, labelEn, value }, index) => ({
            key: `own-${index}`,
            label: language === 'en' ? labelEn : label,
            value,
          })),
        ]}
      />
    </OrderCard>
  );
}

const FACTS = [
  'orderType',
  'position',
  'city',
  'idCardNo',
  'orderTime',
  'acceptTime',
  'slaDueAt',
  'etaAt',
  'candidateTime',
  'providerTime',
  'finishTime',
  'danger',
] as const;

/** Facts of the provider's work, and those that a client finds with the report. */
const STAFF_FACTS: readonly Fact[] = ['acceptTime', 'slaDueAt', 'etaAt', 'finishTime', 'danger'];

/** Whether an order has a time at which it is expected to be done. */
const isExpected = (order: OrderDetail | undefined) =>
  order?.etaAt != null && (order.slaClock === 1 || order.slaClock === 2);

/** Facts that only some orders have. */
const TERMS = ['consigneeName', 'clientPoNo', 'costCenter'] as const;

type Fact =
  | (typeof FACTS)[number]
  | (typeof TERMS)[number]
  | 'addOns'
  | 'deleteDueDate'
  | 'etaAt'
  | 'amount'
  | 'reduceAmount'
  | 'statement';

/** Returns the values of an order's facts in the current language. An empty one is a dash. */
function useFactValues(
  isClient: boolean,
): (order: OrderDetail) => Record<Fact, DescriptionItem['value']> {
  const t = useTexts(orderDetailsTexts);
  const types = useDictionary('order_type');
  const { locale } = useLocale();
  const spans = useTexts(orderTexts);
  const dates = useDateFormat();
  const time = (text: string | null) => text && dates.time(text);
  const spanText = (size: number | null) => {
    if (size === null) return null;
    const { unit, count } = spanOf(size);
    return spans[unit](count);
  };
  const workText = (size: number | null) => {
    if (size === null) return null;
    const { days, hours } = workSpanOf(size);
    return spans.workTime(days, hours);
  };
  return (order) => ({
    orderType: types.labelOf(order.orderType),
    position: order.position,
    city: order.city,
    idCardNo: (
      <CandidateNumber
        candidateId={order.candidateId}
        field="idNo"
        label={t.idCardNo}
        masked={order.idCardNo}
        canReveal={order.actions.includes(REVEAL)}
      />
    ),
    orderTime: time(order.orderTime),
    acceptTime: time(order.acceptTime),
    slaDueAt: order.slaDueAt && (
      <S.FactWithButton>
        <DueTime order={order} />
        <DueCalendar order={order} />
      </S.FactWithButton>
    ),
    etaAt: order.etaAt && (
      <>
        {dates.day(order.etaAt)}
        {order.etaChangedCount > 0 && <small> {t.etaChanged(order.etaChangedCount)}</small>}
      </>
    ),
    candidateTime: spanText(order.times.candidate),
    providerTime: workText(order.times.provider),
    finishTime: time(order.finishTime),
    danger:
      order.overallDanger === NOT_JUDGED ? (
        t.notJudged
      ) : (
        <DangerLevelTag level={order.overallDanger} text="meaning" />
      ),
    addOns: order.addOns.map(({ name }) => name).join(' · '),
    amount: order.amount === null ? null : moneyText(order.amount, locale),
    reduceAmount: order.reduceAmount && moneyText(order.reduceAmount, locale),
    statement: order.statement && (
      <Link href={statementPath(order.statement.id, isClient)}>{order.statement.statementNo}</Link>
    ),
    deleteDueDate: order.deleteDueDate && (
      <>
        {dates.day(order.deleteDueDate)} <DaysToDeletion day={order.deleteDueDate} />
      </>
    ),
    consigneeName: order.consigneeName,
    clientPoNo: order.clientPoNo,
    costCenter: order.costCenter,
  });
}

/** The days that are left until a deletion; nothing once it is due. */
function DaysToDeletion({ day }: { day: string }) {
  const t = useTexts(orderDetailsTexts);
  const days = daysUntil(day, beijingDay(new Date(useMinute())));
  return days > 0 && <small>{t.daysToDeletion(days)}</small>;
}
