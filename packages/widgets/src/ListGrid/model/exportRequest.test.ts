import type { ExportJob } from '../exporting/exporter';
import { changePin } from './columnGroups';
import { declaredLayout, showColumn } from './columnLayout';
import { endedJobs, exportColumns, isOpenJob, withJob, type ExportedColumn } from './exportRequest';

const COLUMNS: ExportedColumn[] = [
  { field: 'photo', label: '照片', as: 'image' },
  { field: 'no', label: '编号', as: 'text' },
  { field: 'status', label: '状态', options: [{ key: '10', text: '待接单' }] },
  { field: 'urgent', label: '加急', as: 'switch' },
  { field: 'fee', label: '费用' },
];
const switchLabels = { on: '是', off: '否' };

const job = (id: string, status: ExportJob['status']): ExportJob => ({
  id,
  name: id,
  status,
  done: 0,
  total: 0,
  createdAt: '2026-11-18T06:21:00Z',
});

describe('the columns of an export', () => {
  it('are those in sight in the order shown, with the words of coded values, and without pictures', () => {
    const layout = changePin(
      showColumn(declaredLayout(COLUMNS), COLUMNS, 'fee', false),
      'urgent',
      'left',
    );

    expect(exportColumns(COLUMNS, layout, switchLabels)).toEqual([
      { field: 'urgent', label: '加急', isText: false, labels: { '1': '是', '0': '否' } },
      { field: 'no', label: '编号', isText: true },
      { field: 'status', label: '状态', isText: false, labels: { '10': '待接单' } },
    ]);
  });
});

describe('jobs', () => {
  it('are open while they wait or run', () => {
    expect(
      (['waiting', 'running', 'done', 'failed', 'cancelled'] as const).map((status) =>
        isOpenJob({ status }),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it('take a newer state in their place, or come first', () => {
    const jobs = [job('b', 'done'), job('a', 'running')];

    expect(withJob(jobs, job('a', 'done')).map(({ id, status }) => [id, status])).toEqual([
      ['b', 'done'],
      ['a', 'done'],
    ]);
    expect(withJob(jobs, job('c', 'waiting'))[0]!.id).toBe('c');
  });

  it('are reported once when they end, only own ones, and not when cancelled', () => {
    const before = ['a', 'b', 'c', 'd'].map((id) => job(id, 'running'));
    const now = [job('a', 'done'), job('b', 'failed'), job('c', 'cancelled'), job('d', 'done')];

    expect(endedJobs(before, now, new Set(['a', 'b', 'c'])).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
    expect(endedJobs(now, now, new Set(['a', 'b']))).toEqual([]);
  });
});
