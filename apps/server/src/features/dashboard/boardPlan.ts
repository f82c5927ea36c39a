import type { BoardFigure, BoardGroupName, TaskFigure } from '@mingjian/api';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import {
  ACCOUNTANTS,
  ADMINISTRATORS,
  ORDER_ACCEPTORS,
  ORDER_REVIEWERS,
  ORDER_VERIFIERS,
  REGISTRATION_HANDLERS,
  RIGHT_GIVERS,
  STAFF,
  type Rights,
} from '../../roles';

/** The content of a dashboard. */
export interface BoardPlan {
  /** Figures, the most important first. */
  tiles: readonly BoardFigure[];
  /** Groups of orders, the most urgent first. */
  groups: readonly BoardGroupName[];
  /** The tasks that wait for the reader. */
  tasks?: TaskFigure;
  /** Whether the reader's own orders are counted apart. */
  countsOwn?: true;
  /** Whether it shows the steps of the work. */
  showsSteps?: true;
}

const WORK = [
  'overdue',
  'dueToday',
  'awaitingAcceptance',
  'dueThisWeek',
  'dueLater',
  'paused',
  'undated',
  'toComplete',
] as const satisfies BoardGroupName[];

const CLIENT: BoardPlan = {
  tiles: ['awaitingAcceptance', 'authorisation', 'verification', 'report', 'finishedThisMonth'],
  groups: ['finished', 'inProgress'],
};

/** Dashboards of staff: a reader gets the first one whose rights fit, or the last. */
const STAFF_PLANS: readonly (BoardPlan & { rights: Rights; butNot?: Rights })[] = [
  {
    rights: ADMINISTRATORS,
    tiles: ['registrations', 'awaitingAcceptance', 'overdue', 'failedMessages', 'dueToday'],
    groups: WORK,
    showsSteps: true,
  },
  // Who hands work out and does none: what nobody has yet, of the whole team.
  {
    rights: ORDER_ACCEPTORS,
    butNot: ORDER_VERIFIERS,
    tiles: ['awaitingAcceptance', 'unassignedTasks', 'overdue', 'dueToday', 'finishedThisMonth'],
    tasks: 'unassignedTasks',
    groups: WORK,
    showsSteps: true,
  },
  {
    rights: ORDER_ACCEPTORS,
    tiles: [
      'awaitingAcceptance',
      'overdue',
      'dueToday',
      'waitingForCandidate',
      'finishedThisMonth',
    ],
    groups: WORK,
    countsOwn: true,
    showsSteps: true,
  },
  {
    rights: ACCOUNTANTS,
    tiles: ['toSettle', 'finishedThisMonth', 'inProgress', 'overdue', 'waitingForCandidate'],
    groups: ['toSettle'],
  },
  {
    rights: ORDER_REVIEWERS,
    tiles: ['tasksToReview', 'overdue', 'dueToday', 'report', 'finishedThisMonth'],
    tasks: 'tasksToReview',
    groups: ['overdue', 'dueToday', 'dueThisWeek'],
    showsSteps: true,
  },
  {
    rights: ORDER_VERIFIERS,
    tiles: ['openTasks', 'returnedTasks', 'overdue', 'dueToday', 'waitingForCandidate'],
    tasks: 'openTasks',
    groups: ['overdue', 'dueToday', 'dueThisWeek'],
    showsSteps: true,
  },
  {
    rights: STAFF,
    tiles: ['inProgress', 'overdue', 'dueToday', 'waitingForCandidate', 'finishedThisMonth'],
    groups: ['overdue', 'dueToday', 'dueThisWeek'],
    showsSteps: true,
  },
];

/** Rights to what is not on every reader's list of orders. */
const NEEDS: { [name in BoardFigure | BoardGroupName]?: Rights } = {
  registrations: REGISTRATION_HANDLERS,
  failedMessages: RIGHT_GIVERS,
};

/** Returns the dashboard of a reader, by user type and rights. */
export function boardPlan(caller: Caller): BoardPlan {
  if (caller.userType !== 'serviceUser') return CLIENT;
  const fits = ({ rights, butNot }: (typeof STAFF_PLANS)[number]) =>
    holdsRight(caller, rights) && !(butNot && holdsRight(caller, butNot));
  const plan = STAFF_PLANS.find(fits) ?? STAFF_PLANS.at(-1)!;
  const accepts = holdsRight(caller, ORDER_ACCEPTORS);
  return {
    ...plan,
    tiles: plan.tiles.filter((figure) => holdsRight(caller, NEEDS[figure] ?? STAFF)),
    groups: plan.groups.filter((name) => accepts || name !== 'awaitingAcceptance'),
  };
}
