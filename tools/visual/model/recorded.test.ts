import type { StoryBaseline } from '../baselines/stories';
import type { Decision } from '../report';
import { blocks, type Finding } from './findings';
import { settleRecorded } from './recorded';

const baseline = (hash: string): StoryBaseline => ({
  title: 'Parts/Kbd',
  name: 'One',
  cells: { 'light-zh': hash },
  spoken: {},
});
const decision = (before: string, after: string): Decision => ({
  story: 's',
  cell: 'light-zh',
  before,
  after,
  verdict: 'accept',
  reason: 'Because',
  by: 'Li',
  at: '2026-11-22T09:00:00.000Z',
  group: null,
  looked: [],
});
/** A difference between two pictures of another machine. */
const finding = (kind: Finding['kind'] = 'changed'): Finding => ({
  story: 's',
  cell: 'light-zh',
  kind,
  before: 'x',
  after: 'y',
  decided: null,
});

function open(found: Finding, stored: StoryBaseline | undefined, decisions: Decision[]) {
  settleRecorded([found], stored, baseline('a'), decisions);
  return blocks(found);
}

describe('a difference on another machine', () => {
  it('is expected where the baseline was changed by a decision since the base', () => {
    expect(open(finding(), baseline('b'), [decision('a', 'b')])).toBe(false);
  });

  it('blocks where the baseline is that of the base', () => {
    expect(open(finding(), baseline('a'), [decision('a', 'b')])).toBe(true);
  });

  it('blocks where no decision changed the baseline, and where it looks different each time', () => {
    expect(open(finding(), baseline('b'), [])).toBe(true);
    expect(open(finding('removed'), undefined, [])).toBe(true);
    expect(open(finding('unstable'), baseline('b'), [decision('a', 'b')])).toBe(true);
  });
});
