import { sampleReport } from '../page.fixtures';
import { decide, NO_DECISIONS, undo } from './decisions';
import { indexReport } from './reportIndex';
import { logKey, readLog, writeLog } from './storedLog';

const index = indexReport(sampleReport(10));
const log = undo(
  decide(NO_DECISIONS, {
    changes: [index.report.changes[0]!],
    verdict: 'accept',
    reason: '',
    by: '周',
    at: '',
    group: null,
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
      '{"steps":[{}],"at":0,"exported":null}',
    ]) {
      expect(readLog(text, index)).toBe(NO_DECISIONS);
    }
  });

  it('is none where it speaks of changes that the report does not have', () => {
    expect(readLog(writeLog(log), indexReport(sampleReport(0)))).toBe(NO_DECISIONS);
  });

  it('is kept apart for each report', () => {
    expect(logKey('one')).not.toBe(logKey('other'));
  });
});
