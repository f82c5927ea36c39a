import { board } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Card, Statistic, useFormatNumber, useLocale, useTexts } from '@mingjian/ui';
import { amountTexts } from '../../shared/amounts/amounts.texts';
import { LazyAmountChart } from '../../shared/amounts/LazyAmountChart';
import * as S from './AmountCard.styles';

/** Amounts in a few signs, such as ¥78.6万. */
const SHORT = {
  style: 'currency',
  currency: 'CNY',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
} as const;

/** Amounts of the orders placed today, this month and on the latest days. */
export function AmountCard() {
  const t = useTexts(amountTexts);
  const { locale } = useLocale();
  const format = useFormatNumber();
  // The exact amounts are in the chart's table.
  const short = new Intl.NumberFormat(locale, SHORT);
  const { data } = useCall(board.getMainBoradMall, {});
  const days = useCall(board.getLatestOrderAmount, {});
  return (
    <Card title={t.amounts} aria-busy={!data && !days.error}>
      <S.Figures>
        <Statistic
          label={t.today}
          value={data ? short.format(data.amountToday / 100) : ''}
          hint={data && t.ofOrders(format(data.orderCountToday))}
          loading={!data}
        />
        <Statistic
          label={t.thisMonth}
          value={data ? short.format(data.amountThisMonth / 100) : ''}
          hint={data && t.ofOrders(format(data.orderCountThisMonth))}
          loading={!data}
        />
      </S.Figures>
      <LazyAmountChart
        days={days.data}
        error={days.data ? undefined : days.error?.message}
        onRetry={() => void days.mutate()}
      />
    </Card>
  );
}
