import type { OrderStep } from '@mingjian/api';
import { Card, Steps, useTexts } from '@mingjian/ui';
import { orderTexts } from '../../shared/orders/orders.texts';
import { useDateText } from '../../shared/useDateText';
import { orderDetailsTexts } from './orderDetails.texts';

type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** How far an order has come on its nine steps. */
export function OrderFlow({ steps }: { steps: readonly OrderStep[] }) {
  const t = useTexts(orderDetailsTexts);
  const words = useTexts(orderTexts);
  const dates = useDateText();
  return (
    <Card>
      <Steps
        label={t.flow}
        steps={steps.map(({ step, state, doneAt }) => ({
          key: String(step),
          label: words[`step${step as StepNumber}`],
          state,
          ...(doneAt && { note: dates.day(doneAt) }),
        }))}
      />
    </Card>
  );
}
