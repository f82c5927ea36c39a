import { sampleReport } from '../page.fixtures';
import { decide, NO_DECISIONS, rulingsOf, type Rulings } from './decisions';
import { isSameList, listed, matches, neighbour, neighbourGroup, nextOpen } from './order';
import { indexReport, orderOf } from './reportIndex';

const index = indexReport(sampleReport(60));
const none: Rulings = new Map();
const order = orderOf(index.sections);
const accepted = (...ids: string[]) =>
  rulingsOf(
    decide(NO_DECISIONS, {
      changes: ids.map((id) => index.changes.get(id)!),
      verdict: 'accept',
      reason: '设计已确认',
      by: '周',
      at: '',
      group: null,
      looked: [],
    }),
  );

describe('the list', () => {
  it('holds every change once, kind by kind, the edited first and the unstable last', () => {
    expect(new Set(order).size).toBe(60);
    expect(index.sections.map((section) => section.kind)).toEqual([
      'changed',
      'new',
      'removed',
      'renamed',
      'unstable',
    ]);
  });

  it('leaves out groups and sections that the filter empties', () => {
    const sections = listed(index, 'unstable', '', none);

    expect(sections.map((section) => section.kind)).toEqual(['unstable']);
    expect(
      orderOf(listed(index, 'unexplained', '', none)).every(
        (id) => index.changes.get(id)!.causes.length === 0,
      ),
    ).toBe(true);
  });

  it('drops a change from the open ones when it is decided', () => {
    const [first] = orderOf(listed(index, 'open', '', none));

    expect(orderOf(listed(index, 'open', '', accepted(first!)))).not.toContain(first);
  });

  it('counts an earlier denial as denied, not as open', () => {
    const earlier = index.report.changes.find((change) => change.decided)!;

    expect(orderOf(listed(index, 'denied', '', none))).toContain(earlier.id);
    expect(orderOf(listed(index, 'open', '', none))).not.toContain(earlier.id);
  });

  it('is found by several words in any order, by cause as well as by name', () => {
    const change = index.report.changes.find(
      ({ cell, title }) => cell === 'light-zh' && title === 'Parts/Button',
    )!;

    expect(matches(change, 'LIGHT-ZH button')).toBe(true);
    expect(matches(change, 'color.accent')).toBe(true);
    expect(matches(change, 'button nowhere')).toBe(false);
  });

  it('is the same list while it shows the same', () => {
    expect(isSameList(listed(index, 'all', '', none), index.sections)).toBe(true);
    expect(isSameList(listed(index, 'open', '', none), index.sections)).toBe(false);
  });
});

describe('going through the list', () => {
  it('stops at both ends', () => {
    expect(neighbour(index.sections, order[0]!, -1)).toBe(order[0]);
    expect(neighbour(index.sections, order.at(-1)!, 1)).toBe(order.at(-1));
    expect(neighbour(index.sections, order[3]!, 1)).toBe(order[4]);
  });

  it('starts at the first where the present one is not listed', () => {
    expect(neighbour(index.sections, 'nowhere', 1)).toBe(order[0]);
    expect(neighbour([], 'nowhere', 1)).toBeNull();
  });

  it('goes from group to group, to the first of each', () => {
    const groups = index.sections.flatMap((section) => section.groups);

    expect(neighbourGroup(index.sections, groups[0]!.ids[1]!, 1)).toBe(groups[1]!.ids[0]);
    expect(neighbourGroup(index.sections, groups[1]!.ids[0]!, -1)).toBe(groups[0]!.ids[0]);
  });

  it('finds the next open one past decided and unstable ones, and from the end goes on at the beginning', () => {
    expect(nextOpen(index.sections, order[0]!, index, accepted(order[0]!, order[1]!))).toBe(
      order[2],
    );
    expect(nextOpen(index.sections, order.at(-1)!, index, none)).toBe(order[0]);
  });

  it('finds none when everything listed is decided', () => {
    const unstable = listed(index, 'unstable', '', none);

    expect(nextOpen(unstable, orderOf(unstable)[0]!, index, none)).toBeNull();
  });
});
