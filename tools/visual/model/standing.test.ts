import type { Decision } from '../report';
import { judge } from './judge';
import { isAccepted, leadsTo } from './standing';

let minute = 0;
const decide = (
  verdict: Decision['verdict'],
  before: string | null,
  after: string | null,
): Decision => ({
  story: 's',
  cell: 'light-zh',
  before,
  after,
  verdict,
  reason: 'Because',
  by: 'Li',
  at: `2026-11-22T09:${String((minute += 1)).padStart(2, '0')}:00.000Z`,
  group: null,
  looked: [],
});
beforeEach(() => (minute = 0));

describe('a decision', () => {
  it('holds for its content over several accepted steps', () => {
    const steps = [decide('accept', null, 'a'), decide('accept', 'a', 'b')];

    expect([isAccepted('b', steps), leadsTo(null, 'b', steps)]).toEqual([true, true]);
    expect(judge('a', 'b', steps).is).toBe('settled');
  });

  it('is no licence for a content that was replaced since', () => {
    const steps = [
      decide('accept', null, 'a'),
      decide('accept', 'a', 'b'),
      decide('accept', 'b', 'a'),
    ];

    expect(judge('a', 'b', steps).is).toBe('open');
    expect(judge('a', 'b', [...steps, decide('accept', 'a', 'b')]).is).toBe('settled');
  });

  it('blocks the baseline itself when a newer one refuses it, in whatever order the lines are', () => {
    const [first, accepted, denied] = [
      decide('accept', null, 'a'),
      decide('accept', 'a', 'b'),
      decide('deny', 'a', 'b'),
    ];

    expect(judge('b', 'b', [denied, first, accepted])).toEqual({ is: 'denied', decision: denied });
    expect(judge('b', 'b', [denied, first, accepted, decide('accept', 'b', 'b')]).is).toBe('same');
  });

  it('leads nowhere from a content that no accepted step leaves', () => {
    const steps = [decide('accept', null, 'a'), decide('deny', 'a', 'b')];

    expect([leadsTo('x', 'a', steps), leadsTo('a', 'b', steps)]).toEqual([false, false]);
  });
});
