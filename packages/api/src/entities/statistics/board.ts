import { CLIENT_STEPS } from '../../rules/clientSteps';
import type { CompanyRegistration } from '../../resources/companies/companyRegistration';
import type { OutboxMessage } from '../../resources/messages/outboxMessage';
import type { ClientStep } from '../orders/orderStep';
import type { TaskStatus } from '../../flows/orders/taskFlow';
import type { Statement } from '../../resources/finance/statement';
import type { OrderTaskRow } from '../../resources/orders/orderTask';
import type { OrderRow, OrderStatus } from '../../resources/orders/order';
import type { Condition } from '../../search/conditions';
import type { OrderBy } from '../../search/orderParam';
import { beijingDay, startOfBeijingDay } from '../../time';
import { weekdayOf } from '../../workCalendar/workCalendar';

/** Figures of the dashboard that count orders. */
export const ORDER_FIGURES = [
  'awaitingAcceptance',
  'inProgress',
  'overdue',
  'dueToday',
  'waitingForCandidate',
  'finishedThisMonth',
  'toSettle',
  'authorisation',
  'verification',
  'report',
] as const;

/** A figure of the dashboard that counts orders; those of clients are named after their steps. */
export type OrderFigure = (typeof ORDER_FIGURES)[number];

/** Figures of the dashboard that count tasks. */
export const TASK_FIGURES = [
  'openTasks',
  'returnedTasks',
  'tasksToReview',
  'unassignedTasks',
] as const;

/** A figure of the dashboard that counts tasks. */
export type TaskFigure = (typeof TASK_FIGURES)[number];

/** A figure of the dashboard that counts the rows of one list. */
export type RowFigure = TaskFigure | 'registrations' | 'failedMessages' | 'statementsToConfirm';

/** A figure of the dashboard, by its name. */
export type BoardFigure = OrderFigure | RowFigure;

/** A figure of the dashboard. */
export interface BoardTile {
  figure: BoardFigure;
  /** Number within the reader's scope. */
  all: number;
  /**
   * The part of it that the reader accepted, or works on; `null` where nobody's own is counted
   * apart.
   */
  own: number | null;
}

/** Groups of orders on the dashboard, the most urgent first. */
export const BOARD_GROUPS = [
  'overdue',
  'dueToday',
  'awaitingAcceptance',
  'dueThisWeek',
  'dueLater',
  'paused',
  'undated',
  'toComplete',
  'toSettle',
  'finished',
  'inProgress',
] as const;

/** Name of a group of orders on the dashboard. */
export type BoardGroupName = (typeof BOARD_GROUPS)[number];

/** The first orders of a group. */
export interface BoardGroup {
  name: BoardGroupName;
  /** Whether it holds the reader's own orders alone. */
  isOwn: boolean;
  total: number;
  orders: OrderRow[];
}

/** The first rows of a list, and how many there are. */
export interface BoardRows<Row> {
  total: number;
  rows: Row[];
}

/** The first tasks that wait for the reader, who verifies, reviews or dispatches. */
export interface BoardTasks extends BoardRows<OrderTaskRow> {
  figure: TaskFigure;
  /** Whether they are the reader's own. */
  isOwn: boolean;
}

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

/** The dashboard of a reader: figures and lists by rights, within the reader's scope. */
export interface Board {
  /** Beijing time of the figures; what is due before it is overdue. */
  asOf: string;
  tiles: BoardTile[];
  /** Groups that have orders, the most urgent first. */
  groups: BoardGroup[];
  /** `null` for who does none of it. */
  tasks: BoardTasks | null;
  /** Statements that wait for the reader's company to confirm them; `null` for who may not. */
  statementsToConfirm: BoardRows<Statement> | null;
  /** Requests for an account that wait for a decision; `null` for who may not decide. */
  registrations: BoardRows<CompanyRegistration> | null;
  /** Messages that could not be sent; `null` for who may not read them. */
  failedMessages: BoardRows<OutboxMessage> | null;
  /** Number of orders at each status of the work; `null` for who takes no part in it. */
  byStatus: { orderStatus: OrderStatus; count: number }[] | null;
  /** Orders placed and finished per Beijing day, oldest first, 14 days, today last. */
  byDay: { day: string; placed: number; finished: number }[];
  /** Whether each step is done; `null` after the last one, and for all but administrators. */
  firstSteps: Record<FirstStep, boolean> | null;
}

/** Statuses of the orders that are in progress: accepted or to be accepted, and not completed. */
export const IN_PROGRESS = [10, 20, 30, 40, 50, 60, 70, 80] as const satisfies OrderStatus[];

/** The rows that a figure counts or a group shows, as conditions of their list. */
export interface BoardSearch extends Pick<Board, 'asOf'> {
  name: BoardFigure | BoardGroupName;
  /** Id of the person whose orders or tasks are meant; all of them without it. */
  pmId?: string | undefined;
}

/** Returns the conditions under which a list shows exactly the rows of a figure or a group. */
export function boardConditions({ name, asOf, pmId }: BoardSearch): Condition[] {
  const conditions = CONDITIONS[name](asOf);
  return pmId === undefined
    ? conditions
    : [{ field: isOfTasks(name) ? 'ownerId' : 'pmId', operator: 'EQ', value: pmId }, ...conditions];
}

const isOfTasks = (name: string) => (TASK_FIGURES as readonly string[]).includes(name);

const taskAt = (statuses: readonly TaskStatus[]): Condition[] => [
  { field: 'status', operator: 'IN', value: statuses.map(String) },
];

const atStatus = (statuses: readonly number[]): Condition =>
  statuses.length === 1
    ? { field: 'orderStatus', operator: 'EQ', value: String(statuses[0]) }
    : { field: 'orderStatus', operator: 'IN', value: statuses.map(String) };

const inProgress = atStatus(IN_PROGRESS);
const atStep = (step: ClientStep) => [
  atStatus(CLIENT_STEPS.find((rule) => rule.step === step)!.statuses),
];
/** Only while its clock runs can an order be due, or overdue. */
const clockRuns: Condition = { field: 'slaClock', operator: 'EQ', value: '1' };
const due = (from: string, to: string): Condition[] => [
  clockRuns,
  { field: 'slaDueAt', operator: 'BETWEEN', value: [from, to] },
];

const dayOf = (asOf: string, days = 0) => beijingDay(startOfBeijingDay(asOf.slice(0, 10), days));
/** Returns the end of the week's last day, a Sunday. */
const endOfWeek = (asOf: string) => `${dayOf(asOf, 7 - weekdayOf(asOf.slice(0, 10)))} 23:59:59`;

const CONDITIONS: Record<BoardSearch['name'], (asOf: string) => Condition[]> = {
  awaitingAcceptance: () => atStep('submitted'),
  inProgress: () => [inProgress],
  overdue: (asOf) => [clockRuns, { field: 'slaDueAt', operator: 'LT', value: asOf }],
  dueToday: (asOf) => due(asOf, `${dayOf(asOf)} 23:59:59`),
  dueThisWeek: (asOf) => due(`${dayOf(asOf, 1)} 00:00:00`, endOfWeek(asOf)),
  dueLater: (asOf) => [clockRuns, { field: 'slaDueAt', operator: 'GT', value: endOfWeek(asOf) }],
  paused: () => [{ field: 'slaClock', operator: 'EQ', value: '2' }],
  undated: () => [inProgress, { field: 'slaDueAt', operator: 'ISNULL', value: null }],
  waitingForCandidate: () => [inProgress, { field: 'holdType', operator: 'EQ', value: '1' }],
  finishedThisMonth: (asOf) => [
    { field: 'finishTime', operator: 'GE', value: `${asOf.slice(0, 7)}-01 00:00:00` },
  ],
  toComplete: () => [atStatus([80])],
  toSettle: () => [atStatus([90])],
  finished: () => atStep('completed'),
  authorisation: () => atStep('authorisation'),
  verification: () => atStep('verification'),
  report: () => atStep('report'),
  openTasks: () => taskAt([10, 20, 25, 28, 35, 50]),
  returnedTasks: () => taskAt([35]),
  tasksToReview: () => taskAt([30]),
  unassignedTasks: () => taskAt([0]),
  statementsToConfirm: () => [{ field: 'status', operator: 'EQ', value: '1' }],
  registrations: () => [{ field: 'status', operator: 'EQ', value: '0' }],
  failedMessages: () => [{ field: 'status', operator: 'EQ', value: '2' }],
};

/**
 * Order of the rows of a group or of tasks, in their list too: what is due first, else what has
 * waited longest.
 */
export function boardSort(name: BoardGroupName | TaskFigure): OrderBy[] {
  return [SORTS[name] ?? { field: 'slaDueAt', descending: false }];
}

const SORTS: Partial<Record<BoardGroupName | TaskFigure, OrderBy>> = {
  awaitingAcceptance: { field: 'orderTime', descending: false },
  undated: { field: 'orderTime', descending: false },
  toSettle: { field: 'finishTime', descending: false },
  finished: { field: 'finishTime', descending: true },
};
