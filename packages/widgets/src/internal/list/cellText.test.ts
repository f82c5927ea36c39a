import type { GridColumn } from './column';
import { cellText, namingIndex } from './cellText';
import { displayColumns } from './displayColumns';

type Cells = Readonly<Record<string, unknown>>;

const column = (change: Partial<GridColumn<Cells>> = {}): GridColumn<Cells> => ({
  field: 'value',
  label: '值',
  ...change,
});
const options = [{ key: '1', text: '是' }];

describe('cellText', () => {
  it.each([
    ['上海', '上海'],
    [0, '0'],
    [false, 'false'],
    [['a', 2], 'a, 2'],
    [{ a: 1 }, '{"a":1}'],
    [null, ''],
    [undefined, ''],
  ])('shows %j as "%s"', (value, text) => {
    expect(cellText(column(), { value })).toBe(text);
  });

  it('shows the label of a coded value, and a value without a label as it is', () => {
    expect(cellText(column({ options }), { value: 1 })).toBe('是');
    expect(cellText(column({ options }), { value: 7 })).toBe('7');
  });

  it('uses the format of the column, also for missing values', () => {
    expect(
      cellText(column({ options, format: (value) => `${String(value)}!` }), { value: null }),
    ).toBe('null!');
  });
});

describe('namingIndex', () => {
  const naming = (...columns: GridColumn<Cells>[]) =>
    namingIndex(
      displayColumns(columns, undefined, { check: true, index: false, actions: true }).columns,
    );

  it('is that of a mandatory column, also with a custom cell', () => {
    expect(
      naming(column({ field: 'a' }), column({ field: 'b', mustFlag: true, render: () => null })),
    ).toBe(2);
    expect(
      naming(column({ field: 'a' }), column({ field: 'b', mustFlag: true, as: 'switch' })),
    ).toBe(1);
  });

  it('is the first column of plain text', () => {
    expect(
      naming(
        column({ field: 'a', as: 'image' }),
        column({ field: 'b', as: 'tag' }),
        column({ field: 'c' }),
      ),
    ).toBe(3);
  });

  it('is a tag without plain text, and none without text', () => {
    expect(naming(column({ as: 'switch' }), column({ field: 'b', as: 'tag' }))).toBe(2);
    expect(naming(column({ as: 'image' }))).toBe(-1);
  });
});
