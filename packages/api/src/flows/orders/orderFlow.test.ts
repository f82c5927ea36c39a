import fc from 'fast-check';
import { replay, type FlowEvent } from '../../flow/replay';
import type { OrderStatus } from '../../resources/orders/order';
import { ORDER_UPDATES, moveOfUpdate, orderFlow, updateOf, type OrderMove } from './orderFlow';

const MOVES = Object.keys(orderFlow.moves) as OrderMove[];
const ENDS: readonly OrderStatus[] = [-10, -20];
const startsIn = (move: OrderMove, state: OrderStatus) =>
  (orderFlow.moves[move].from as readonly OrderStatus[]).includes(state);
const endOf = (name: OrderMove, state: OrderStatus): OrderStatus => {
  const move = orderFlow.moves[name];
  return 'to' in move ? (move.to as OrderStatus) : state;
};

/** Walks at random from a new order; a move that cannot start is left out. */
const walks = fc
  .array(fc.constantFrom(...MOVES), { maxLength: 60 })
  .map((moves): FlowEvent<OrderStatus>[] => {
    const events: FlowEvent<OrderStatus>[] = [{ action: 'place', before: null, after: 10 }];
    for (const move of moves) {
      const state = events.at(-1)!.after;
      if (startsIn(move, state))
        events.push({ action: move, before: state, after: endOf(move, state) });
    }
    return events;
  });

describe('the course of an order', () => {
  it('reaches every state, and leaves every state that is no end', () => {
    const reached = new Set<OrderStatus>(Object.values(orderFlow.begins));
    const left = new Set<OrderStatus>();
    for (const move of MOVES)
      for (const state of orderFlow.states.filter((one) => startsIn(move, one))) {
        left.add(state);
        reached.add(endOf(move, state));
      }

    expect([...reached].sort()).toEqual([...orderFlow.states].sort());
    expect(orderFlow.states.filter((state) => !left.has(state))).toEqual(ENDS);
  });

  it('takes nine moves from placing to the settlement', () => {
    const course: OrderMove[] = ['accept', 'submit', 'dispatch', 'passCollection', 'finishTasks'];
    course.push('score', 'issueReport', 'complete', 'settle');

    const states = course.reduce<OrderStatus[]>(
      (all, move) => {
        expect(startsIn(move, all.at(-1)!)).toBe(true);
        return [...all, endOf(move, all.at(-1)!)];
      },
      [10],
    );

    expect(states).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('asks a reason for every move that ends or goes back', () => {
    for (const move of MOVES) {
      const { from } = orderFlow.moves[move];
      const isBack = from.some((state) => endOf(move, state) < state);
      expect([move, isBack && !('reason' in orderFlow.moves[move])]).toEqual([move, false]);
    }
  });

  it('is what replaying any of its walks gives, and no other walk', () => {
    fc.assert(
      fc.property(walks, fc.nat(), (events, place) => {
        expect(replay(orderFlow, events)).toBe(events.at(-1)!.after);
        const changed = events.map((event, index) =>
          index === place % events.length ? { ...event, after: -30 as OrderStatus } : event,
        );
        expect(() => replay(orderFlow, changed)).toThrow(/^Event \d+: /);
      }),
      { numRuns: 1_000 },
    );
  });

  it('travels by the names of the specification', () => {
    expect(updateOf('accept')).toBe('take');
    expect(ORDER_UPDATES.map((update) => updateOf(moveOfUpdate(update)))).toEqual(ORDER_UPDATES);
  });
});
