import type { Condition } from '../../search/conditions';
import type { OrderRow } from '../../resources/orders/order';
import type { OrderTaskRow } from '../../resources/orders/orderTask';
import { OPEN_TASK_STATUSES } from '../../flows/orders/taskFlow';
import { IN_PROGRESS } from './board';

/** Lists whose rows statistics count. */
export type StatisticList = 'order' | 'task';

/** Rows of a list that fall into a period by one of their times, under further conditions. */
export interface CountedRows {
  list: StatisticList;
  /** Field with the time that decides about the period. */
  time: string;
  where: readonly Condition[];
}

/** A figure of a statistic, by what it tells about its rows. */
export type FigureRule =
  /** Their number. */
  | ({ kind: 'count' } & CountedRows)
  /** The sum of their amounts, in fen, for readers who may see money. */
  | ({ kind: 'money' } & CountedRows)
  /** The mean number of days from the time in `since` to the one that decides. */
  | ({ kind: 'days'; since: string } & CountedRows)
  /** The share of one count in another, from 0 to 1. */
  | { kind: 'share'; part: string; whole: string };

const is = (field: string, value: string | number): Condition => ({
  field,
  operator: 'EQ',
  value: String(value),
});
const isOneOf = (field: string, values: readonly number[]): Condition => ({
  field,
  operator: 'IN',
  value: values.map(String),
});

const orders = (time: keyof OrderRow, ...where: Condition[]): CountedRows => ({
  list: 'order',
  time,
  where,
});
const tasks = (time: keyof OrderTaskRow, ...where: Condition[]): CountedRows => ({
  list: 'task',
  time,
  where,
});
const count = (rows: CountedRows): FigureRule => ({ kind: 'count', ...rows });
const share = (part: string, whole: string): FigureRule => ({ kind: 'share', part, whole });

const FLASH = is('orderType', 2);
const IN_TIME = is('delivery', 1);
const LATE = is('delivery', 2);
/** States of a task that somebody works on, or has handed in. */
const BEGUN = OPEN_TASK_STATUSES.filter((status) => status > 10);
const PASSED = 40;
const UNVERIFIABLE = 45;

/** Every figure of the statistics: the rows that it counts, as conditions of their list. */
export const FIGURES = {
  placed: count(orders('orderTime')),
  urgent: count(orders('orderTime', is('urgentFlag', 1))),
  cancelled: count(orders('orderTime', isOneOf('orderStatus', [-10, -20]))),
  inProgress: count(orders('orderTime', isOneOf('orderStatus', IN_PROGRESS))),
  completed: count(orders('orderTime', isOneOf('orderStatus', [90, 100]))),
  placedAmount: { kind: 'money', ...orders('orderTime') },
  accepted: count(orders('acceptTime')),
  finished: count(orders('finishTime')),
  inTime: count(orders('finishTime', IN_TIME)),
  late: count(orders('finishTime', LATE)),
  inTimeRate: share('inTime', 'finished'),
  orderDays: { kind: 'days', since: 'orderTime', ...orders('finishTime') },
  disputed: count(orders('finishTime', isOneOf('disputeStatus', [1, 2, 3, 4]))),
  flashPlaced: count(orders('orderTime', FLASH)),
  flashFinished: count(orders('finishTime', FLASH)),
  flashInTime: count(orders('finishTime', FLASH, IN_TIME)),
  flashInTimeRate: share('flashInTime', 'flashFinished'),
  flashDays: { kind: 'days', since: 'orderTime', ...orders('finishTime', FLASH) },
  created: count(tasks('createTime')),
  createdOpen: count(tasks('createTime', isOneOf('status', OPEN_TASK_STATUSES))),
  createdPassed: count(tasks('createTime', is('status', PASSED))),
  createdUnverifiable: count(tasks('createTime', is('status', UNVERIFIABLE))),
  createdRed: count(tasks('createTime', is('dangerLevel', 1))),
  assigned: count(tasks('assignTime')),
  notStarted: count(tasks('assignTime', is('status', 10))),
  underWay: count(tasks('assignTime', isOneOf('status', BEGUN))),
  done: count(tasks('assignTime', isOneOf('status', [PASSED, UNVERIFIABLE]))),
  submitted: count(tasks('submitTime')),
  passed: count(tasks('passTime')),
  returned: count(tasks('passTime', { field: 'returnCount', operator: 'GT', value: '0' })),
  passedAtOnce: count(tasks('passTime', is('returnCount', 0))),
  passedAtOnceRate: share('passedAtOnce', 'passed'),
  taskDays: { kind: 'days', since: 'assignTime', ...tasks('passTime') },
} as const satisfies Record<string, FigureRule>;

/** Name of a figure of the statistics. */
export type StatisticFigure = keyof typeof FIGURES;
