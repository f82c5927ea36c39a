import type { OrderStep } from '../entities/orders/orderStep';
import { ORDER_STATUSES } from '../resources/orders/order';
import { CLIENT_STEPS, clientStepOf, clientStepsOf } from './clientSteps';

describe('the steps of a client', () => {
  it('take every status from placed to settled once, in order', () => {
    const placed = ORDER_STATUSES.filter((status) => status > 0);

    expect(CLIENT_STEPS.flatMap(({ statuses }) => [...statuses])).toEqual(placed);
  });

  it.each([
    [10, 'submitted'],
    [20, 'authorisation'],
    [50, 'verification'],
    [80, 'report'],
    [90, 'completed'],
    [0, null],
    [-10, null],
    [-20, null],
  ] as const)('of status %d is %s', (status, step) => {
    expect(clientStepOf(status)).toBe(step);
  });

  it.each([
    [0, 'current todo todo todo todo'],
    [1, 'done current todo todo todo'],
    [3, 'done done current todo todo'],
    [7, 'done done done current todo'],
    [8, 'done done done done done'],
    [9, 'done done done done done'],
  ])('after %d steps of the work are %s', (doneCount, states) => {
    expect(statesOf(workOf(doneCount, 'current'))).toBe(states);
  });

  it('fail where the work was broken off, and not again at the end', () => {
    expect(statesOf(workOf(3, 'failed'))).toBe('done done failed todo todo');
    expect(statesOf(workOf(7, 'failed'))).toBe('done done done failed todo');
  });

  it('are done when the last step of their work is', () => {
    const times = clientStepsOf(workOf(8, 'current')).map(({ doneAt }) => doneAt);

    expect(times).toEqual(['day 1', 'day 2', 'day 5', 'day 8', 'day 8']);
  });
});

const statesOf = (work: OrderStep[]) =>
  clientStepsOf(work)
    .map(({ state }) => state)
    .join(' ');

const workOf = (doneCount: number, next: OrderStep['state']): OrderStep[] =>
  Array.from({ length: 9 }, (_, i) => ({
    step: i + 1,
    state: i < doneCount ? 'done' : i === doneCount ? next : 'todo',
    doneAt: i < doneCount ? `day ${i + 1}` : null,
  }));
