import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyDecisions } from './applyDecisions';
import { readDecisions } from './baselines/decisions';
import { readBaselines, writeBaselines } from './baselines/stories';
import { placesOf, type Places } from './paths';
import type { Change, ChangeKind, Decision, Report } from './report';

let places: Places;
beforeEach(() => (places = placesOf(mkdtempSync(path.join(tmpdir(), 'mingjian-apply-')))));
afterEach(() => rmSync(places.root, { recursive: true }));

const STORY = 'parts-button--neutral';
const picture = (hash: string) => ({ hash, width: 10, height: 10 });

function change(
  kind: ChangeKind,
  before: string | null,
  after: string | null,
  more: Partial<Change> = {},
): Change {
  return {
    ...{
      id: `${STORY}/light-zh`,
      kind,
      story: STORY,
      cell: 'light-zh',
      title: 'Parts/Button',
      name: 'Neutral',
      again: null,
      renamedFrom: null,
    },
    ...{
      regions: [],
      signs: [],
      group: 'g',
      causes: [],
      aria: { before: [], after: ['- button'] },
      axe: { before: [], after: [] },
    },
    ...{
      marks: null,
      console: [],
      decided: null,
      before: before ? picture(before) : null,
      after: after ? picture(after) : null,
      ...more,
    },
  };
}

const report = (...changes: Change[]): Report => ({
  ...{
    id: 'r',
    at: '',
    commit: null,
    against: null,
    base: null,
    captures: 1,
    changes,
    groups: [],
    broken: [],
    missing: [],
    masks: [],
    stories: [],
  },
});

const decide = (
  verdict: 'accept' | 'deny',
  before: string | null,
  after: string | null,
  more: Partial<Decision> = {},
): Decision => ({
  ...{
    story: STORY,
    cell: 'light-zh',
    before,
    after,
    verdict,
    reason: 'because',
    by: 'Li',
    at: '2026-01-01T00:00:00Z',
    group: null,
    looked: [],
    ...more,
  },
});

function keepBaseline(hash: string) {
  const cells = { 'light-zh': hash };
  const baseline = { title: 'Parts/Button', name: 'Neutral', cells, spoken: {} };
  writeBaselines(places.stories, new Map([[STORY, baseline]]));
}

describe('applying decisions', () => {
  it('makes an accepted picture the baseline, and writes who and why', () => {
    keepBaseline('aa1');

    const applied = applyDecisions(places, report(change('changed', 'aa1', 'bb2')), [
      decide('accept', 'aa1', 'bb2'),
    ]);

    expect(applied).toEqual({ accepted: 1, denied: 0, refused: [], wroteBaselines: true });
    expect(readBaselines(places.stories).get(STORY)?.cells).toEqual({ 'light-zh': 'bb2' });
    expect(readDecisions(places.decisions).get(STORY)).toEqual([decide('accept', 'aa1', 'bb2')]);
  });

  it('leaves the baseline alone when a picture is denied, and remembers that', () => {
    keepBaseline('aa1');

    applyDecisions(places, report(change('changed', 'aa1', 'bb2')), [decide('deny', 'aa1', 'bb2')]);

    expect(readBaselines(places.stories).get(STORY)?.cells).toEqual({ 'light-zh': 'aa1' });
    expect(readDecisions(places.decisions).get(STORY)).toMatchObject([
      { verdict: 'deny', after: 'bb2' },
    ]);
  });

  it('keeps a spoken tree as lines', () => {
    applyDecisions(
      places,
      report(change('new', null, 'cc3', { id: `${STORY}/spoken-zh`, cell: 'spoken-zh' })),
      [decide('accept', null, 'cc3', { cell: 'spoken-zh' })],
    );

    expect(readBaselines(places.stories).get(STORY)?.spoken).toEqual({ 'spoken-zh': ['- button'] });
  });

  it('removes the baseline of a story that is gone', () => {
    keepBaseline('aa1');

    applyDecisions(places, report(change('removed', 'aa1', null)), [decide('accept', 'aa1', null)]);

    expect(readBaselines(places.stories).size).toBe(0);
    expect(readdirSync(places.stories)).toEqual([]);
  });

  it('moves the baseline of a story that has another name', () => {
    keepBaseline('aa1');
    const renamed = change('renamed', null, 'aa1', {
      id: 'parts-button--plain/light-zh',
      story: 'parts-button--plain',
      renamedFrom: STORY,
    });

    applyDecisions(places, report(renamed), [
      decide('accept', null, 'aa1', { story: 'parts-button--plain' }),
    ]);

    expect([...readBaselines(places.stories).keys()]).toEqual(['parts-button--plain']);
  });

  it('adds the same decision once', () => {
    const denial = decide('deny', 'aa1', 'bb2');
    keepBaseline('aa1');

    applyDecisions(places, report(change('changed', 'aa1', 'bb2')), [denial]);
    applyDecisions(places, report(change('changed', 'aa1', 'bb2')), [denial]);

    expect(readDecisions(places.decisions).get(STORY)).toHaveLength(1);
  });

  it.each([
    [
      'pictures that have changed since',
      change('changed', 'aa1', 'dd4'),
      decide('accept', 'aa1', 'bb2'),
    ],
    [
      'a change that the last run did not find',
      change('changed', 'aa1', 'bb2'),
      decide('accept', 'aa1', 'bb2', { cell: 'dark-zh' }),
    ],
    [
      'a picture that looks different each time',
      change('unstable', 'aa1', 'bb2'),
      decide('accept', 'aa1', 'bb2'),
    ],
    [
      'a denial without a reason',
      change('changed', 'aa1', 'bb2'),
      decide('deny', 'aa1', 'bb2', { reason: ' ' }),
    ],
    [
      'a decision without a name',
      change('changed', 'aa1', 'bb2'),
      decide('accept', 'aa1', 'bb2', { by: '' }),
    ],
  ])('refuses %s, and writes nothing', (_, found, decision) => {
    keepBaseline('aa1');

    const applied = applyDecisions(places, report(found), [decision]);

    expect([applied.accepted, applied.denied, applied.refused.length]).toEqual([0, 0, 1]);
    expect(readDecisions(places.decisions).size).toBe(0);
    expect(readBaselines(places.stories).get(STORY)?.cells).toEqual({ 'light-zh': 'aa1' });
  });

  it('keeps the word on pictures that were compared with another commit, and leaves the baselines alone', () => {
    keepBaseline('aa1');
    const compared = {
      ...report(change('changed', 'cc3', 'bb2')),
      against: { ref: 'main', commit: 'f'.repeat(40) },
    };

    const applied = applyDecisions(places, compared, [decide('accept', 'cc3', 'bb2')]);

    expect(applied).toMatchObject({ accepted: 1, wroteBaselines: false });
    expect(readBaselines(places.stories).get(STORY)?.cells).toEqual({ 'light-zh': 'aa1' });
    expect(readDecisions(places.decisions).get(STORY)).toEqual([decide('accept', 'cc3', 'bb2')]);
  });
});
