import type { OrderStatus } from '../../resources/orders/order';
import type { Condition } from '../../search/conditions';

/** Figures of the dashboard that count orders, in the order in which it shows them. */
export const BOARD_FIGURES = [
  'awaitingAcceptance',
  'inProgress',
  'dueSoon',
  'overdue',
  'waitingForCandidate',
  'finishedThisMonth',
] as const;

/** A figure of the dashboard that counts orders. */
export type BoardFigure = (typeof BOARD_FIGURES)[number];

/** Number of orders by figure. */
export type BoardCounts = Record<BoardFigure, number>;

/** Steps from an empty installation to its first accepted order, in order. */
export const FIRST_STEPS = [
  'password',
  'user',
  'company',
  'companyAccount',
  'order',
  'acceptance',
] as const;

/** A step from an empty installation to its first accepted order. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Figures of the dashboard, within the caller's scope. */
export interface BoardFigures {
  /** Beijing time of the figures; what is due before it is overdue. */
  asOf: string;
  /** The same time on the next working day. What is due until then is due soon. */
  soon: string;
  /** Counts of all orders that the caller may see. */
  all: BoardCounts;
  /** Counts of the orders that the caller accepted; `null` for client companies. */
  mine: BoardCounts | null;
  /** Number of open orders at each status, 10 to 90. */
  byStatus: { orderStatus: number; count: number }[];
  /** Orders placed and finished per Beijing day, oldest first, 14 days, today last. */
  byDay: { day: string; placed: number; finished: number }[];
  /** Whether each step is done; `null` after the last one, and for all but administrators. */
  firstSteps: Record<FirstStep, boolean> | null;
}

/** Statuses of the orders that are in progress: accepted or to be accepted, and not completed. */
export const IN_PROGRESS = [10, 20, 30, 40, 50, 60, 70, 80] as const satisfies OrderStatus[];

/** Returns the conditions of the orders in progress; with `pmId`, of that project manager's. */
export function inProgressConditions(pmId?: string): Condition[] {
  return [
    ...managedBy(pmId),
    { field: 'orderStatus', operator: 'IN', value: IN_PROGRESS.map(String) },
  ];
}

const managedBy = (pmId: string | undefined): Condition[] =>
  pmId ? [{ field: 'pmId', operator: 'EQ', value: pmId }] : [];

/** The orders that a figure counts, as conditions of the order list. */
export interface BoardSearch extends Pick<BoardFigures, 'asOf' | 'soon'> {
  figure: BoardFigure;
  /** Id of the project manager whose orders are counted; all orders without it. */
  pmId?: string | undefined;
}

/** Returns the conditions under which the order list shows exactly the orders of a figure. */
export function boardConditions({ figure, asOf, soon, pmId }: BoardSearch): Condition[] {
  const inProgress = inProgressConditions(pmId);
  const conditions: Record<BoardFigure, Condition[]> = {
    awaitingAcceptance: [...managedBy(pmId), { field: 'orderStatus', operator: 'EQ', value: '10' }],
    inProgress,
    dueSoon: [...inProgress, { field: 'slaDueAt', operator: 'BETWEEN', value: [asOf, soon] }],
    overdue: [...inProgress, { field: 'slaDueAt', operator: 'LT', value: asOf }],
    waitingForCandidate: [...inProgress, { field: 'holdType', operator: 'EQ', value: '1' }],
    finishedThisMonth: [
      ...managedBy(pmId),
      { field: 'finishTime', operator: 'GE', value: `${asOf.slice(0, 7)}-01 00:00:00` },
    ],
  };
  return conditions[figure];
}
