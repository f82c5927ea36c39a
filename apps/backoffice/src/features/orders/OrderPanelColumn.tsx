import { Suspense } from 'react';
import type { OrderDetail } from '@mingjian/api';
import { Card, ErrorBoundary, ErrorState, Skeleton, useTexts } from '@mingjian/ui';
import type { OrderPanels } from '../../shared/orders/orderPanels';
import { orderDetailsTexts } from './orderDetails.texts';

export interface OrderPanelColumnProps {
  /** Panels of all columns. */
  panels: OrderPanels;
  column: OrderPanels[number]['column'];
  order: OrderDetail | undefined;
}

/**
 * The panels of a column: those of the current step, then those of every order. In the head the
 * button of the step, its primary action, is last.
 */
export function OrderPanelColumn({ panels, column, order }: OrderPanelColumnProps) {
  const t = useTexts(orderDetailsTexts);
  const inColumn = panels.filter((panel) => panel.column === column);
  const ofSteps = inColumn.filter(({ step }) => step);
  const general = inColumn.filter(({ step }) => !step);

  const isHead = column === 'head';
  const sorted = isHead ? [...general, ...ofSteps] : [...ofSteps, ...general];

  return sorted.map((panel, index) => (
    <ErrorBoundary
      key={index}
      resetKey={order}
      fallback={(_error, retry) =>
        !isHead && (
          <Card>
            <ErrorState title={t.panelFailed} description={t.panelFailedNext} onRetry={retry} />
          </Card>
        )
      }
    >
      <Suspense fallback={!isHead && <Skeleton lines={6} />}>{contentOf(panel, order)}</Suspense>
    </ErrorBoundary>
  ));
}

/** Returns a panel with its order; nothing for a panel of another step than the current one. */
function contentOf(panel: OrderPanels[number], order: OrderDetail | undefined) {
  if (panel.step === undefined) return <panel.Panel order={order} />;
  const current = order?.steps.find(({ state }) => state === 'current');
  return order && current?.step === panel.step ? <panel.Panel order={order} /> : null;
}
