import { sampleReport } from '../page.fixtures';
import {
  decide,
  isUnsaved,
  lastReasons,
  markExported,
  NO_DECISIONS,
  noteLook,
  redo,
  rulingsOf,
  undo,
  type Ruling,
} from './decisions';

const { changes } = sampleReport(40);
const [first, second, third] = changes.filter((change) => change.kind === 'changed');
const unstable = changes.find((change) => change.kind === 'unstable')!;
const ruling = (part: Partial<Ruling>): Ruling => ({
  changes: [first!],
  verdict: 'accept',
  reason: '符合新标准',
  by: '周岚',
  at: '2026-11-21T10:00:00.000Z',
  group: null,
  looked: [],
  ...part,
});

describe('decisions', () => {
  it('carry both hashes, so that they hold for these pixels wherever they come up again', () => {
    const rulings = rulingsOf(decide(NO_DECISIONS, ruling({ reason: ' 符合新标准 ' })));

    expect(rulings.get(first!.id)).toEqual({
      story: first!.story,
      cell: first!.cell,
      before: first!.before!.hash,
      after: first!.after!.hash,
      verdict: 'accept',
      reason: '符合新标准',
      by: '周岚',
      at: '2026-11-21T10:00:00.000Z',
      group: null,
      looked: [],
    });
  });

  it.each(['accept', 'deny'] as const)('refuse to %s without a reason', (verdict) => {
    expect(() => decide(NO_DECISIONS, ruling({ verdict, reason: '  ' }))).toThrow(RangeError);
  });

  it('name what was looked at, and no undo takes a look back', () => {
    const log = decide(noteLook(NO_DECISIONS, second!.id), ruling({ looked: [second!.id] }));

    expect(rulingsOf(log).get(first!.id)?.looked).toEqual([second!.id]);
    expect(undo(log).looked).toEqual(new Set([second!.id]));
    expect(noteLook(log, second!.id)).toBe(log);
  });

  it('offer their last reasons again, the newest first, denials apart', () => {
    const reasons = ['一', '二', '一', '三', '四'];
    let log = reasons.reduce((sum, reason) => decide(sum, ruling({ reason })), NO_DECISIONS);
    log = decide(log, ruling({ verdict: 'deny', reason: '偏移' }));

    expect(lastReasons(log, 'accept')).toEqual(['四', '三', '一']);
    expect(lastReasons(log, 'deny')).toEqual(['偏移']);
    expect(lastReasons(undo(undo(log)), 'accept')).toEqual(['三', '一', '二']);
  });

  it('never accept an unstable picture, and take its denial', () => {
    expect(decide(NO_DECISIONS, ruling({ changes: [unstable] }))).toBe(NO_DECISIONS);
    expect(
      rulingsOf(
        decide(NO_DECISIONS, ruling({ changes: [unstable], verdict: 'deny', reason: '动画' })),
      ).size,
    ).toBe(1);
  });

  it('about a group are one step: one undo takes all of them back', () => {
    const log = decide(NO_DECISIONS, ruling({ changes: [first!, second!], group: 'g1' }));

    expect(rulingsOf(log).get(second!.id)?.group).toBe('g1');
    expect(rulingsOf(undo(log)).size).toBe(0);
  });

  it('can be undone to the very first and redone to the very last', () => {
    let log = NO_DECISIONS;
    for (const change of [first!, second!, third!])
      log = decide(log, ruling({ changes: [change] }));
    const undone = undo(undo(undo(undo(log))));

    expect(rulingsOf(undone).size).toBe(0);
    expect(rulingsOf(redo(redo(redo(redo(undone))))).size).toBe(3);
  });

  it('bring back what was decided before when the change of mind is undone', () => {
    const accepted = decide(NO_DECISIONS, ruling({}));
    const denied = decide(accepted, ruling({ verdict: 'deny', reason: '偏移' }));

    expect(rulingsOf(denied).get(first!.id)?.verdict).toBe('deny');
    expect(rulingsOf(undo(denied)).get(first!.id)?.verdict).toBe('accept');
  });

  it('drop what was undone once something else is decided', () => {
    const log = decide(undo(decide(NO_DECISIONS, ruling({}))), ruling({ changes: [second!] }));

    expect(redo(log)).toBe(log);
    expect([...rulingsOf(log).keys()]).toEqual([second!.id]);
  });
});

describe('unsaved decisions', () => {
  it('are those that differ from the last export, undone ones included', () => {
    const log = decide(NO_DECISIONS, ruling({}));
    const exported = markExported(log);

    expect(
      [NO_DECISIONS, log, exported, undo(exported), redo(undo(exported))].map(isUnsaved),
    ).toEqual([false, true, false, true, false]);
  });

  it('are noticed when as many other ones stand in place of the exported', () => {
    const exported = markExported(decide(NO_DECISIONS, ruling({})));

    expect(isUnsaved(decide(undo(exported), ruling({ changes: [second!] })))).toBe(true);
  });
});
