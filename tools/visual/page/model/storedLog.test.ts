import { sampleReport } from '../page.fixtures';
import { decide, NO_DECISIONS, noteLook, undo } from './decisions';
import { indexReport } from './reportIndex';
import { logKey, readLog, writeLog } from './storedLog';

const index = indexReport(sampleReport(10));
const log = undo(
  decide(noteLook(NO_DECISIONS, index.report.changes[1]!.id), {
    changes: [index.report.changes[0]!],
    verdict: 'accept',
    reason: '设计已确认',
    by: '周',
    at: '',
    group: 'g1',
    looked: [index.report.changes[1]!.id],
  }),
);

describe('a kept log', () => {
  it('comes back whole, undone steps included', () => {
    expect(readLog(writeLog(log), index)).toEqual(log);
  });

  it('is none where nothing, or nothing readable, was kept', () => {
    for (const text of [
      null,
      '',
      '{',
      'null',
      '[]',
      '{"steps":[],"at":1,"exported":null}',
      '{"steps":[{}],"at":0,"exported":null,"looked":[]}',
      '{"steps":[],"at":0,"exported":null}',
    ]) {
      expect(readLog(text, index)).toBe(NO_DECISIONS);
    }
  });

  it('takes little room for a decision on thousands of pictures', () => {
    const many = indexReport(sampleReport(3_000));
    const whole = decide(NO_DECISIONS, {
      changes: many.report.changes,
      verdict: 'accept',
      reason: '设计已确认',
      by: '周',
      at: '2026-11-21T10:00:00.000Z',
      group: 'g1',
      looked: many.report.changes.slice(0, 55).map(({ id }) => id),
    });

    expect(writeLog(whole).length / 3_000).toBeLessThan(60);
  });

  it('is none where it speaks of changes that the report does not have', () => {
    expect(readLog(writeLog(log), indexReport(sampleReport(0)))).toBe(NO_DECISIONS);
  });

  it('is kept apart for each report', () => {
    expect(logKey('one')).not.toBe(logKey('other'));
  });
});
