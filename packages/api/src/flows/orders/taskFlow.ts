import { flowOf, type Blocker, type Mover } from '../../flow/flow';

/**
 * Every state of a task: 0 unassigned · 10 assigned · 20 working · 25 waits for a third party · 28
 * on hold · 29 data source asked · 30 submitted · 35 returned · 40 done · 45 unable to verify · 50
 * verified again · −10 cancelled.
 */
export const TASK_STATUSES = [0, 10, 20, 25, 28, 29, 30, 35, 40, 45, 50, -10] as const;

/** State of a task; see `TASK_STATUSES`. */
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** States of a task that is still to be worked on. */
export const OPEN_TASK_STATUSES = [
  0, 10, 20, 25, 28, 29, 30, 35, 50,
] as const satisfies readonly TaskStatus[];

/** Facts of a task, and of who looks at it, that decide about its moves. */
export interface TaskFacts {
  /** Whether the order has come to the verification, with consent. */
  isBegun: boolean;
  /** Whether the order's report is issued. */
  isIssued: boolean;
  /** Whether it is the task of whoever looks at it. */
  isOwn: boolean;
  hasResult: boolean;
  /** Whether a red or yellow lamp stands without a reason. */
  isUnexplained: boolean;
  /** Rows with a claim that have neither a finding nor a verdict, once findings are begun. */
  openRows: number;
  /** Whether the lamp is another one than suggested, without a reason. */
  isDeparture: boolean;
}

/** Facts that stand in the way of a task's moves. */
export type TaskBlocker =
  | 'notBegun'
  | 'notOwn'
  | 'own'
  | 'noResult'
  | 'unexplained'
  | 'departs'
  | 'openRows'
  | 'issued';

const when = (isBlocked: boolean, code: TaskBlocker): Blocker<TaskBlocker>[] =>
  isBlocked ? [{ code }] : [];

/** Blocks others than the task's own person. */
const byOwner = ({ isBegun, isOwn }: TaskFacts) => [
  ...when(!isBegun, 'notBegun'),
  ...when(!isOwn, 'notOwn'),
];

/** Blocks the task's own person: nobody judges their own work. */
const byAnother = ({ isOwn }: TaskFacts) => when(isOwn, 'own');

/** The course of a task, which one person works on and another one reviews. */
export const taskFlow = flowOf<TaskFacts, TaskBlocker>()({
  name: 'task',
  states: TASK_STATUSES,
  begins: { create: 0 },
  moves: {
    assign: { from: [0], to: 10, by: ['staff', 'system'] },
    start: { from: [10, 35], to: 20, by: ['staff'], blockers: byOwner },
    submit: {
      from: [20, 50],
      to: 30,
      by: ['staff'],
      blockers: (facts) => [
        ...byOwner(facts),
        ...when(!facts.hasResult, 'noResult'),
        ...when(facts.isUnexplained, 'unexplained'),
        ...when(facts.isDeparture, 'departs'),
        ...(facts.openRows > 0 ? [{ code: 'openRows' as const, count: facts.openRows }] : []),
      ],
    },
    resume: { from: [25, 28], to: 20, by: ['staff', 'system'], blockers: byOwner },
    pass: { from: [30], to: 40, by: ['staff', 'system'], blockers: byAnother },
    reassign: { from: [10, 20, 25, 28, 35, 50], by: ['staff'], reason: true },
    waitForSource: { from: [20, 50], to: 25, by: ['staff'], reason: true, blockers: byOwner },
    hold: { from: [20], to: 28, by: ['staff'], reason: true, blockers: byOwner },
    giveUp: { from: [20, 25, 28, 50], to: 45, by: ['staff'], reason: true, blockers: byOwner },
    giveBack: { from: [30], to: 35, by: ['staff'], reason: true, blockers: byAnother },
    reopen: {
      from: [40, 45],
      to: 35,
      by: ['staff'],
      reason: true,
      blockers: ({ isIssued }) => when(isIssued, 'issued'),
    },
    query: { from: [0, 10, 20], to: 29, by: ['system'] },
    answer: { from: [29], to: 30, by: ['system'] },
    failQuery: { from: [29], to: 20, by: ['system'], reason: true },
    reverify: { from: [40, 45], to: 50, by: ['system'], reason: true },
    cancel: {
      from: [0, 10, 20, 25, 28, 29, 30, 35],
      to: -10,
      by: ['staff', 'system'],
      reason: true,
    },
  },
});

/** Name of a move of a task. */
export type TaskMove = keyof typeof taskFlow.moves;

/** An act of a task's history: a move, or the one that begins it. */
export type TaskAct = TaskMove | keyof typeof taskFlow.begins;

/** Names of the moves of a task that people make. */
export const TASK_MOVES: readonly TaskMove[] = (Object.keys(taskFlow.moves) as TaskMove[]).filter(
  (name) => (taskFlow.moves[name].by as readonly Mover[]).includes('staff'),
);
