import type { AmountPoint } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { LineChart } from '@mingjian/widgets/Chart';
import { useDateFormat } from '../../base/useDateFormat';
import { amountTexts } from './amounts.texts';

export interface AmountChartProps {
  days: readonly AmountPoint[] | undefined;
  /** Message of a failed load. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The amounts of the orders of each day. */
export function AmountChart({ days, error, onRetry }: AmountChartProps) {
  const t = useTexts(amountTexts);
  const dates = useDateFormat();
  return (
    <LineChart
      title={t.byDay}
      loading={!days && error === undefined}
      error={error}
      onRetry={onRetry}
      height={180}
      area
      format="money"
      categoryLabel={t.day}
      categories={days?.map(({ day }) => dates.monthDay(day)) ?? []}
      series={[{ key: 'amount', name: t.amounts, values: days?.map(({ amount }) => amount) ?? [] }]}
    />
  );
}
