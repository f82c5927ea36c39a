import { lazy, Suspense } from 'react';
import { Skeleton } from '@mingjian/ui';
import type { AmountChartProps } from './AmountChart';

// Charts come after what people came for.
const AmountChart = lazy(async () => ({
  default: (await import('./AmountChart')).AmountChart,
}));

/** The amounts of each day, once their chart is there. */
export function LazyAmountChart(props: AmountChartProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy>
          <Skeleton lines={7} />
        </div>
      }
    >
      <AmountChart {...props} />
    </Suspense>
  );
}
