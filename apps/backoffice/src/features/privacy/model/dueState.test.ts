import { dueStateOf } from './dueState';

describe('the time that is left for an answer', () => {
  it.each([
    [10, '2026-12-18', { kind: 'left', days: 20 }],
    [20, '2026-12-03', { kind: 'soon', days: 5 }],
    [30, '2026-11-28', { kind: 'today' }],
    [20, '2026-11-26', { kind: 'overdue', days: 2 }],
    [40, '2026-11-26', { kind: 'answered' }],
    [60, '2026-12-18', { kind: 'answered' }],
  ] as const)('of a request in state %i that is due on %s is %j', (status, due, expected) => {
    expect(dueStateOf(status, due, '2026-11-28')).toEqual(expected);
  });
});
