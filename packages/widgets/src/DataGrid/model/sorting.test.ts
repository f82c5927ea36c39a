import { columnSort, toggleSort } from './sorting';

const byTime = { field: 'createTime', descending: false };
const byName = { field: 'name', descending: true };

describe('toggleSort', () => {
  it('goes from ascending to descending, and then leaves the column out', () => {
    expect(toggleSort([], 'name', false)).toEqual([{ field: 'name', descending: false }]);
    expect(toggleSort([{ field: 'name', descending: false }], 'name', false)).toEqual([
      { field: 'name', descending: true },
    ]);
    expect(toggleSort([byName], 'name', false)).toEqual([]);
    expect(toggleSort([byTime, byName], 'name', true)).toEqual([byTime]);
  });

  it('lets one column decide alone, unless it is added', () => {
    expect(toggleSort([byTime, byName], 'createTime', false)).toEqual([
      { field: 'createTime', descending: true },
    ]);
    expect(toggleSort([byTime], 'name', true)).toEqual([
      byTime,
      { field: 'name', descending: false },
    ]);
  });

  it('keeps the place of a column that was added already', () => {
    expect(toggleSort([byTime, byName], 'createTime', true)).toEqual([
      { field: 'createTime', descending: true },
      byName,
    ]);
  });
});

describe('columnSort', () => {
  it('numbers columns only where there are several', () => {
    expect(columnSort([byName], 'name')).toEqual({ direction: 'descending', rank: null });
    expect(columnSort([byTime, byName], 'name')).toEqual({ direction: 'descending', rank: 2 });
    expect(columnSort([byTime], 'name')).toBeNull();
  });
});
