import { object } from 'yup';
import { dayText, idText, word } from '../../schema';

/** Schema of a statistic's period and filters. */
export const statisticRequest = object({
  startDate: dayText().required(),
  endDate: dayText().required(),
  companyId: idText(),
  userId: idText(),
  productId: idText(),
  /** Grouping of days. */
  groupBy: word(8).oneOf(['day', 'week', 'month']),
});

/**
 * A figure of a row of a statistic, by name: counts, amounts in fen, hours, or shares from 0 to 1.
 */
export type StatisticFigures = Record<string, number>;

/** A row of a statistic: a person, a product, a company or a stretch of time. */
export interface StatisticRow {
  /** Subject of the row: an id, or the first day of the period. */
  key: string;
  name: string;
  figures: StatisticFigures;
}

/** A statistic with its sums. */
export interface Statistic {
  rows: StatisticRow[];
  totals: StatisticFigures;
  /** Beijing time at which it was reckoned. */
  asOf: string;
}

/** Amounts of one day. In fen. */
export interface AmountPoint {
  day: string;
  amount: number;
  orderCount: number;
}
