import { CLIENT_STEPS, type OrderDetail } from '@mingjian/api';
import { Steps, useTexts, type StepItem } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import type { OrderStepNumber } from '../../shared/orders/orderPanels';
import { orderTexts } from '../../shared/orders/orders.texts';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import type { OrderHeadProps } from './OrderHead';
import { orderProgressTexts } from './orderProgress.texts';

export interface OrderStepBarProps extends Omit<OrderHeadProps, 'orderId'> {
  /** The step that staff look at; `null` for none. */
  selected: OrderStepNumber | null;
  onSelect(step: number): void;
}

/** The progress of an order: nine steps for staff, five for its client. */
export function OrderStepBar({ order, isClient, selected, onSelect }: OrderStepBarProps) {
  const t = useTexts(orderDetailsTexts);
  const stepsOf = useSteps();
  return (
    <S.StepBar>
      <Steps
        size="small"
        label={t.flow}
        steps={stepsOf(order, isClient)}
        {...(!isClient && {
          value: selected === null ? null : String(selected),
          onValueChange: (key: string) => onSelect(Number(key)),
        })}
      />
    </S.StepBar>
  );
}

/** Returns the steps; those of an order that is being loaded hold the place. */
function useSteps() {
  const labels = useTexts(orderTexts);
  const progress = useTexts(orderProgressTexts);
  const { monthDay } = useDateFormat();
  const note = (doneAt: string | null | undefined) => (doneAt ? monthDay(doneAt) : undefined);
  return (order: OrderDetail | undefined, isClient: boolean): StepItem[] =>
    isClient
      ? CLIENT_STEPS.map(({ step }, index) => {
          const { state = 'todo', doneAt } = order?.clientSteps[index] ?? {};
          const placed = step === 'submitted' && state !== 'todo' ? order?.orderTime : doneAt;
          return { key: step, label: progress[`${step}Step`], state, note: note(placed) };
        })
      : WORK_STEPS.map((step, index) => {
          const { state = 'todo', doneAt } = order?.steps[index] ?? {};
          return { key: String(step), label: labels[`step${step}`], state, note: note(doneAt) };
        });
}

const WORK_STEPS: readonly OrderStepNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
