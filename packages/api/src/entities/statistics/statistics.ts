import { object, type InferType } from 'yup';
import { dayText, idText, word } from '../../schema';
import type { StatisticFigure } from './figures';

/** Stretches that days may be grouped in. */
export const STATISTIC_GROUPINGS = ['day', 'week', 'month'] as const;

/** Stretch of time that is a row of a statistic. */
export type StatisticGrouping = (typeof STATISTIC_GROUPINGS)[number];

/** Most days of a statistic's period: three years. */
export const STATISTIC_DAYS = 1_100;

/** Schema of a statistic's period and filters. */
export const statisticRequest = object({
  startDate: dayText().required(),
  endDate: dayText().required(),
  companyId: idText(),
  userId: idText(),
  productId: idText(),
  /** Grouping of days. @default 'day' */
  groupBy: word(8).oneOf(STATISTIC_GROUPINGS),
});

/** Period and filters of a statistic. Days are Beijing days, both included. */
export type StatisticRequest = InferType<typeof statisticRequest>;

/**
 * Figures of a row of a statistic, by name: counts, amounts in fen, mean days, or shares from 0 to
 * 1. A mean or a share of nothing is `null`. Amounts are missing for who may not see money.
 */
export type StatisticFigures = Partial<Record<StatisticFigure, number | null>>;

/** A row of a statistic: a person, a product, a survey item, a company or a stretch of time. */
export interface StatisticRow {
  /** Subject of the row: its id, or the first day of its stretch; empty for nobody. */
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
