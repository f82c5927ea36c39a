import { flowOf, type Blocker, type Mover } from '../../flow/flow';
import { ORDER_STATUSES, type OrderStatus } from '../../resources/orders/order';

/** Facts of an order that decide about its moves. */
export interface OrderFacts {
  /** Whether it went back to its client, who has not answered. */
  isReturned: boolean;
  /** Whether it is on hold. */
  isHeld: boolean;
  /** Whether its tasks hold it: they end that themselves. */
  isHeldByTasks: boolean;
  /** Whether the client may order, and may order this product. */
  isOffered: boolean;
  /** Tasks that nobody has and no data source answers. */
  unassignedTasks: number;
  /** Tasks that are neither finished nor cancelled. */
  openTasks: number;
  finishedTasks: number;
  /** Working days in which the client may still object to the report. */
  daysToObject: number;
  /** Items of the collection form that are returned to the candidate. */
  returnedItems: number;
  /** Versions of its report that are reviewed and not issued. */
  reviewedReports: number;
  /** Red and yellow levels that people judged without evidence. */
  unprovenLevels: number;
  /** Whether the balance of a client that pays in advance does not cover it. */
  isShort: boolean;
  /** Whether a dispute about its report is not decided. */
  isInDispute: boolean;
  /** Whether it is on a statement. */
  isBilled: boolean;
}

/** Facts that stand in the way of an order's moves. */
export type OrderBlocker =
  | 'notOffered'
  | 'returned'
  | 'notReturned'
  | 'held'
  | 'notHeld'
  | 'heldByTasks'
  | 'unassignedTasks'
  | 'openTasks'
  | 'noFinishedTask'
  | 'mayObject'
  | 'returnedItems'
  | 'noReviewedReport'
  | 'unprovenLevels'
  | 'short'
  | 'inDispute'
  | 'billed';

const when = (isBlocked: boolean, code: OrderBlocker): Blocker<OrderBlocker>[] =>
  isBlocked ? [{ code }] : [];
const some = (count: number, code: OrderBlocker): Blocker<OrderBlocker>[] =>
  count > 0 ? [{ code, count }] : [];

/** States in which an order can be on hold: from its acceptance to its report. */
const IN_WORK = [20, 30, 40, 50, 60, 70] as const satisfies OrderStatus[];
const BEFORE_REPORT = [0, 10, 20, 30, 40, 50, 60, 70] as const satisfies OrderStatus[];

/**
 * The course of an order: nine steps, the ways back, and the ways out. A flash check (闪调) takes
 * the same way; what people do there, the product does.
 */
export const orderFlow = flowOf<OrderFacts, OrderBlocker>()({
  name: 'order',
  states: ORDER_STATUSES,
  begins: { saveDraft: 0, place: 10 },
  moves: {
    place: {
      from: [0],
      to: 10,
      by: ['client', 'staff'],
      blockers: ({ isOffered }) => when(!isOffered, 'notOffered'),
    },
    accept: {
      from: [10],
      to: 20,
      by: ['staff'],
      blockers: ({ isShort }) => when(isShort, 'short'),
    },
    returnToClient: {
      from: [10],
      by: ['staff'],
      reason: true,
      blockers: ({ isReturned }) => when(isReturned, 'returned'),
    },
    resubmit: {
      from: [10],
      by: ['client'],
      blockers: ({ isReturned }) => when(!isReturned, 'notReturned'),
    },
    invite: { from: [20], by: ['staff', 'client', 'system'] },
    submit: { from: [20], to: 30, by: ['candidate', 'system'] },
    resume: {
      from: IN_WORK,
      by: ['staff', 'system'],
      internal: true,
      blockers: ({ isHeld, isHeldByTasks }) => [
        ...when(!isHeld, 'notHeld'),
        ...when(isHeldByTasks, 'heldByTasks'),
      ],
    },
    dispatch: {
      from: [30],
      to: 40,
      by: ['staff', 'system'],
      internal: true,
      blockers: ({ unassignedTasks }) => some(unassignedTasks, 'unassignedTasks'),
    },
    passCollection: {
      from: [40],
      to: 50,
      by: ['staff', 'system'],
      internal: true,
      blockers: ({ returnedItems }) => some(returnedItems, 'returnedItems'),
    },
    returnItems: { from: [30, 40, 50], to: 20, by: ['staff'], reason: true },
    redispatch: { from: [40, 50, 60], to: 30, by: ['staff'], reason: true, internal: true },
    finishTasks: {
      from: [50],
      to: 60,
      by: ['staff', 'system'],
      internal: true,
      blockers: ({ openTasks }) => some(openTasks, 'openTasks'),
    },
    score: {
      from: [60],
      to: 70,
      by: ['staff', 'system'],
      internal: true,
      blockers: ({ unprovenLevels }) => some(unprovenLevels, 'unprovenLevels'),
    },
    returnTasks: { from: [60, 70], to: 50, by: ['staff'], reason: true, internal: true },
    issueReport: {
      from: [70],
      to: 80,
      by: ['staff', 'system'],
      blockers: ({ reviewedReports }) => when(reviewedReports === 0, 'noReviewedReport'),
    },
    recallReport: {
      from: [80],
      to: 70,
      by: ['system'],
      reason: true,
      blockers: ({ isInDispute }) => when(isInDispute, 'inDispute'),
    },
    complete: {
      from: [80],
      to: 90,
      by: ['staff', 'system'],
      blockers: ({ daysToObject, isInDispute }) => [
        ...when(isInDispute, 'inDispute'),
        ...some(daysToObject, 'mayObject'),
      ],
    },
    reopen: {
      from: [90],
      to: 80,
      by: ['system'],
      reason: true,
      blockers: ({ isBilled }) => when(isBilled, 'billed'),
    },
    settle: { from: [90], to: 100, by: ['system'] },
    unsettle: { from: [100], to: 90, by: ['system'], reason: true },
    handOver: { from: [20, 30, 40, 50, 60, 70, 80], by: ['staff'], internal: true },
    hold: {
      from: IN_WORK,
      by: ['staff', 'system'],
      reason: true,
      internal: true,
      blockers: ({ isHeld, isHeldByTasks }) => when(isHeld && !isHeldByTasks, 'held'),
    },
    // One that is back at its candidate keeps its clock, so its due time moves too.
    postpone: { from: [20, 30, 40, 50, 60, 70], by: ['system'] },
    cancel: { from: BEFORE_REPORT, to: -10, by: ['staff'], reason: true },
    withdraw: { from: [0, 10, 20, 30], to: -10, by: ['client'], reason: true },
    // A consent is withdrawn as easily as it was given, so work stops wherever it is.
    refuseConsent: { from: IN_WORK, to: -10, by: ['candidate', 'system'], reason: true },
    endEarly: {
      from: [40, 50, 60, 70],
      to: -20,
      by: ['staff'],
      reason: true,
      blockers: ({ finishedTasks }) => when(finishedTasks === 0, 'noFinishedTask'),
    },
  },
});

/** Name of a move of an order. */
export type OrderMove = keyof typeof orderFlow.moves;

/** An act of an order's history: a move, or the one that begins it. */
export type OrderAct = OrderMove | keyof typeof orderFlow.begins;

/** Every act of an order's history. */
export const ORDER_ACTS = [
  ...new Set([...Object.keys(orderFlow.begins), ...Object.keys(orderFlow.moves)]),
] as readonly OrderAct[];

/** Moves with a call of their own: who takes over, for whom it waits, how the candidate is told. */
const OWN_CALLS = ['handOver', 'hold', 'invite'] as const satisfies OrderMove[];

/** Moves of people with an account. The others are made by candidates and the product. */
const MOVES = (Object.keys(orderFlow.moves) as OrderMove[]).filter((name): name is PeopleMove => {
  const by: readonly Mover[] = orderFlow.moves[name].by;
  const hasOwnCall = OWN_CALLS.some((own) => own === name);
  return !hasOwnCall && (by.includes('staff') || by.includes('client'));
});

type PeopleMove = Exclude<OrderMove, (typeof OWN_CALLS)[number]>;

/** Moves as `gOrderBaseApi/update` takes them: 接单 is `take` in the specification. */
export const updateOf = (move: PeopleMove): OrderUpdate => (move === 'accept' ? 'take' : move);

/** Returns the move that a value of `gOrderBaseApi/update` names. */
export const moveOfUpdate = (update: OrderUpdate): PeopleMove =>
  update === 'take' ? 'accept' : update;

/** A move as `gOrderBaseApi/update` takes it. */
export type OrderUpdate = Exclude<PeopleMove, 'accept'> | 'take';

/** Every value that `gOrderBaseApi/update` takes. */
export const ORDER_UPDATES: readonly OrderUpdate[] = MOVES.map(updateOf);
