import type { FilterField } from '../../ListFilter';
import type { GridColumn } from './column';

interface Row {
  id: string;
  companyName: string;
}

describe('a field of a column or filter', () => {
  it('compiles only when the row has it', () => {
    const columns: GridColumn<Row>[] = [
      { field: 'companyName', label: '公司' },
      // @ts-expect-error -- the row has no such field
      { field: 'compnayName', label: '公司' },
    ];
    const filters: FilterField<Row>[] = [
      { kind: 'text', field: 'companyName', label: '公司' },
      // @ts-expect-error -- the row has no such field
      { kind: 'text', field: 'compnayName', label: '公司' },
      // @ts-expect-error -- the row has no such field
      { kind: 'select', field: 'compnayName', label: '公司', options: [] },
      // @ts-expect-error -- the row has no such field
      { kind: 'dateRange', field: 'compnayName', label: '公司' },
    ];

    expect([columns.length, filters.length]).toEqual([2, 4]);
  });
});
