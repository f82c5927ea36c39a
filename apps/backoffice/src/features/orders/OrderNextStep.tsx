import type { OrderDetail, OrderMove } from '@mingjian/api';
import { Card, Skeleton, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { orderPanels } from '../../orderPanels';
import type { OrderStepNumber } from '../../shared/orders/orderPanels';
import { orderTexts } from '../../shared/orders/orders.texts';
import * as S from './OrderDetailsPage.styles';
import { orderProgressTexts } from './orderProgress.texts';

export interface OrderNextStepProps {
  order: OrderDetail | undefined;
  /** The step that is looked at; `null` for an order that is in none. */
  step: OrderStepNumber | null;
}

/**
 * The step that is looked at: the next thing to happen in the current one, who did an earlier one,
 * what will be asked in a later one. A step with a panel of its own has it there.
 */
export function OrderNextStep({ order, step }: OrderNextStepProps) {
  const t = useTexts(orderProgressTexts);
  const labels = useTexts(orderTexts);
  if (!order)
    return (
      <Card title={t.now}>
        <Skeleton lines={2} />
      </Card>
    );
  if (step === null)
    return (
      <Card title={t.now}>
        <S.Notes>
          <p>{order.orderStatus === 100 ? t.settled : t[notWaiting(order)]}</p>
          {order.cancelReason && <p>{t.reason(order.cancelReason)}</p>}
        </S.Notes>
      </Card>
    );
  if (orderPanels.some((panel) => panel.column === 'main' && panel.step === step)) return null;
  const { state } = order.steps.find((one) => one.step === step)!;
  return (
    <Card title={state === 'current' ? t.nowAt(labels[`step${step}`]) : labels[`step${step}`]}>
      <S.Notes>
        {state === 'current' ? (
          <CurrentStep order={order} step={step} />
        ) : state === 'done' ? (
          <DoneStep order={order} step={step} />
        ) : (
          <>
            <p>{t[`wait${step}`]}</p>
            <p>{state === 'failed' ? t[notWaiting(order)] : t.notYet}</p>
          </>
        )}
      </S.Notes>
    </Card>
  );
}

interface StepProps {
  order: OrderDetail;
  step: OrderStepNumber;
}

function CurrentStep({ order, step }: StepProps) {
  const t = useTexts(orderProgressTexts);
  const dates = useDateFormat();
  const since = step === 1 ? order.orderTime : order.steps[step - 2]?.doneAt;
  const mayAccept = order.moves.some(({ move }) => move === 'accept');
  return (
    <>
      <p>
        {t[`wait${step}`]} {since && <small>{t.since(dates.short(since))}</small>}
      </p>
      <p>
        {mayAccept
          ? t.acceptNext
          : step === 8 && isInDispute(order)
            ? t.disputed8
            : t[nextOf(step)]}
      </p>
    </>
  );
}

function DoneStep({ order, step }: StepProps) {
  const t = useTexts(orderProgressTexts);
  const dates = useDateFormat();
  const done = order.events.find(
    ({ kind, action }) => kind === 'order' && action === ACTS[step - 1],
  );
  const { doneAt } = order.steps[step - 1]!;
  return (
    <>
      <p>{t.doneAt(doneAt ? dates.time(doneAt) : '—')}</p>
      {done && <p>{t.doneBy(done.label, done.userName)}</p>}
    </>
  );
}

/** The move that ends each step. */
const ACTS: readonly OrderMove[] = [
  'accept',
  'submit',
  'dispatch',
  'passCollection',
  'finishTasks',
  'score',
  'issueReport',
  'complete',
  'settle',
];

const NEXT = {
  1: 'notYours',
  3: 'next3',
  4: 'next4',
  5: 'next5',
  6: 'next6',
  8: 'next8',
} as const satisfies Partial<Record<OrderStepNumber, string>>;

const nextOf = (step: OrderStepNumber) =>
  step in NEXT ? NEXT[step as keyof typeof NEXT] : 'notHere';

const isInDispute = ({ disputeStatus }: OrderDetail) => disputeStatus === 1 || disputeStatus === 2;

const notWaiting = ({ orderStatus }: OrderDetail) =>
  orderStatus === -10 ? 'cancelledNow' : orderStatus === -20 ? 'endedNow' : 'draftNow';
