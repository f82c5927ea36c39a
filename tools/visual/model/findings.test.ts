import type { StoryBaseline } from '../baselines/stories';
import type { Decision } from '../report';
import {
  blocks,
  compareRemoved,
  compareStory,
  findRenames,
  hashSpoken,
  markUnstable,
} from './findings';

const baseline: StoryBaseline = {
  title: 'Parts/Button',
  name: 'Neutral',
  cells: { 'light-zh': 'a', 'dark-zh': 'b' },
  spoken: { 'spoken-zh': ['- button'] },
};
const same: [string, string][] = [
  ['light-zh', 'a'],
  ['dark-zh', 'b'],
  ['spoken-zh', hashSpoken(['- button'])],
];
const seen = (...other: [string, string][]) => new Map([...same, ...other]);
const decision = (
  verdict: Decision['verdict'],
  before: string | null,
  after: string | null,
): Decision => ({
  ...{
    story: 's',
    cell: 'light-zh',
    before,
    after,
    verdict,
    reason: '',
    by: 'Li',
    at: '2026-01-01T00:00:00Z',
    group: null,
    looked: [],
  },
});

describe('comparing a story', () => {
  it('finds nothing where pictures and words are the baseline', () => {
    expect(compareStory('s', baseline, seen(), [])).toEqual([]);
  });

  it('finds a spoken tree that changed under the same pictures', () => {
    expect(compareStory('s', baseline, seen(['spoken-zh', 'other']), [])).toMatchObject([
      { cell: 'spoken-zh', kind: 'changed' },
    ]);
  });

  it('finds a cell that has no baseline yet', () => {
    expect(compareStory('s', baseline, seen(['phone', 'p']), [])).toMatchObject([
      { cell: 'phone', kind: 'new', before: null },
    ]);
  });

  it('does not judge a cell that was not looked at', () => {
    expect(compareStory('s', baseline, new Map([['light-zh', 'a']]), [])).toEqual([]);
  });

  it('lets pass what was accepted for this cell, and not for another', () => {
    const accepted = [decision('accept', 'a', 'x'), decision('accept', 'b', 'y')];

    expect(
      compareStory('s', baseline, seen(['light-zh', 'x'], ['dark-zh', 'y']), accepted).filter(
        blocks,
      ),
    ).toMatchObject([{ cell: 'dark-zh' }]);
  });

  it('finds every cell of a story that is gone', () => {
    expect(compareRemoved('s', baseline, []).map(({ cell, after }) => [cell, after])).toEqual([
      ['light-zh', null],
      ['dark-zh', null],
      ['spoken-zh', null],
    ]);
  });
});

describe('a second look', () => {
  it('makes what differs between both unstable, even when it had been accepted', () => {
    const findings = compareStory('s', baseline, seen(['light-zh', 'x']), [
      decision('accept', 'a', 'x'),
    ]);

    expect(markUnstable(findings, seen(['light-zh', 'z']))).toEqual(new Map([['light-zh', 'z']]));
    expect(findings).toMatchObject([{ kind: 'unstable', decided: null }]);
  });

  it('never makes good what differed once', () => {
    const findings = compareStory('s', baseline, seen(['light-zh', 'x']), []);

    markUnstable(findings, seen());

    expect(findings.filter(blocks)).toMatchObject([{ cell: 'light-zh', kind: 'unstable' }]);
  });

  it('leaves a change that looks the same twice a change', () => {
    const findings = compareStory('s', baseline, seen(['light-zh', 'x']), []);

    expect(markUnstable(findings, seen(['light-zh', 'x'])).size).toBe(0);
    expect(findings).toMatchObject([{ kind: 'changed' }]);
  });
});

describe('another name', () => {
  it('is seen by the pictures, all of them', () => {
    const removed = new Map([['old', baseline]]);
    const pictures = new Map([
      ['light-zh', 'a'],
      ['dark-zh', 'b'],
    ]);

    expect(findRenames(new Map([['new', pictures]]), removed)).toEqual(new Map([['new', 'old']]));
    expect(
      findRenames(new Map([['new', new Map([...pictures, ['dark-zh', 'c']])]]), removed).size,
    ).toBe(0);
  });
});
