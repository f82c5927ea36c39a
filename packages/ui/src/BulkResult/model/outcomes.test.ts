import { countOutcomes, failuresAsTsv, type BulkRow } from './outcomes';

const rows: BulkRow[] = [
  { id: 'MJ1', label: '欧阳静怡', outcome: 'succeeded' },
  { id: 'MJ2', label: '陈思远', outcome: 'failed', reason: '订单已被\n他人\t接走' },
  { id: 'MJ3', label: '李想', outcome: 'skipped', reason: '已接单' },
  { id: 'MJ4', label: '=HYPERLINK("x")', outcome: 'failed' },
];

describe('countOutcomes', () => {
  it('counts every outcome, zero included', () => {
    expect(countOutcomes(rows)).toEqual({ failed: 2, succeeded: 1, skipped: 1 });
    expect(countOutcomes([])).toEqual({ failed: 0, succeeded: 0, skipped: 0 });
  });
});

describe('failuresAsTsv', () => {
  it('contains one line for each failure, and never a formula', () => {
    expect(failuresAsTsv(rows, ['编号', '名称', '原因'])).toBe(
      '编号\t名称\t原因\nMJ2\t陈思远\t订单已被 他人 接走\nMJ4\t\'=HYPERLINK("x")\t',
    );
  });
});
