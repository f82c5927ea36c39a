import type { StoryBaseline } from '../baselines/stories';
import type { Decision } from '../report';
import { decisionFault } from './decisionFaults';
import { justifyBaseline } from './justified';

const baseline = (hash: string): StoryBaseline => ({
  title: 'Parts/Kbd',
  name: 'One',
  cells: { 'light-zh': hash },
  spoken: {},
});
const accept = (before: string | null, after: string | null, day = 20): Decision => ({
  story: 'parts-kbd--one',
  cell: 'light-zh',
  before,
  after,
  verdict: 'accept',
  reason: 'Because',
  by: 'Li',
  at: `2026-11-${day}T09:00:00.000Z`,
  group: null,
  looked: [],
});

describe('a stored baseline', () => {
  it('is used where accepted steps lead to it', () => {
    const decisions = [accept(null, 'a'), accept('a', 'b', 21)];

    expect(justifyBaseline(baseline('b'), baseline('a'), decisions)).toEqual({
      baseline: baseline('b'),
      unjustified: [],
    });
  });

  it('is that of the base where no decision leads to it', () => {
    expect(justifyBaseline(baseline('b'), baseline('a'), [accept(null, 'a')])).toEqual({
      baseline: baseline('a'),
      unjustified: ['light-zh'],
    });
  });

  it('is that of the base where a decision leads to it, but not from there', () => {
    const decisions = [accept(null, 'a'), accept(null, 'b', 21)];

    expect(justifyBaseline(baseline('b'), baseline('a'), decisions).baseline).toEqual(
      baseline('a'),
    );
  });

  it('is that of the base where its content was replaced before', () => {
    const decisions = [accept(null, 'b'), accept('b', 'a', 21)];

    expect(justifyBaseline(baseline('b'), baseline('a'), decisions).unjustified).toEqual([
      'light-zh',
    ]);
  });

  it('is none where it was typed for a new story, and that of the base where it was removed', () => {
    expect(justifyBaseline(baseline('b'), undefined, []).baseline).toBeUndefined();
    expect(justifyBaseline(undefined, baseline('a'), [accept(null, 'a')]).baseline).toEqual(
      baseline('a'),
    );
    expect(
      justifyBaseline(undefined, baseline('a'), [accept(null, 'a'), accept('a', null, 21)]),
    ).toEqual({ baseline: undefined, unjustified: [] });
  });
});

describe('a line of decisions', () => {
  const complete = accept(null, 'f'.repeat(20));
  const faultOf = (more: object) => decisionFault({ ...complete, ...more }, '2026-11-22');

  it('is one when it names contents, person, reason and a day that can be', () => {
    expect(faultOf({})).toBeNull();
  });

  it.each([
    ['no name', { by: '' }],
    ['no reason', { reason: ' ' }],
    ['a date before the first picture', { at: '1999-01-01T00:00:00.000Z' }],
    ['a date to come', { at: '2027-01-01T00:00:00.000Z' }],
    ['no date', { at: 'yesterday' }],
    ['a cell that does not exist', { cell: 'light-fr' }],
    ['no content', { after: 'blue' }],
    ['no verdict', { verdict: 'maybe' }],
  ])('is none with %s', (_, more) => {
    expect(faultOf(more)).not.toBeNull();
  });
});
