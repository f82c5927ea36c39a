import type { ColumnSetting, GridColumn } from './column';
import { displayColumns, growthShares, isSameColumns, pinWidths } from './displayColumns';

interface Row {
  note: string;
  name: string;
  city: string;
  no: string;
  phone: string;
}

const columns: GridColumn<Row>[] = [
  { field: 'note', label: '备注', width: 200 },
  { field: 'name', label: '姓名', fixed: 'left', width: 100 },
  { field: 'city', label: '城市', visibleFlag: false },
  { field: 'no', label: '编号', mustFlag: true, fixed: 'right' },
  { field: 'phone', label: '电话' },
];
const bare = { check: false, index: false, actions: false };
const full = { check: true, index: true, actions: true };
const setting = (field: string, change: Partial<ColumnSetting> = {}): ColumnSetting => ({
  field,
  isShown: true,
  width: null,
  pin: null,
  ...change,
});
const ids = (layout?: readonly ColumnSetting[], controls = bare) =>
  displayColumns(columns, layout, controls).columns.map(({ id }) => id);

describe('displayColumns', () => {
  it('shows the declared columns, the pinned ones at their edges', () => {
    expect(ids()).toEqual(['name', 'note', 'phone', 'no']);
  });

  it('shows control columns outermost', () => {
    expect(ids(undefined, full)).toEqual([
      '#check',
      '#index',
      'name',
      'note',
      'phone',
      'no',
      '#actions',
    ]);
  });

  it('applies order, pins and visibility of a layout in place of the declared ones', () => {
    const layout = [
      setting('phone', { pin: 'right' }),
      setting('city'),
      setting('name'),
      setting('note', { isShown: false }),
      setting('no'),
    ];

    expect(ids(layout)).toEqual(['city', 'name', 'no', 'phone']);
  });

  it('always shows a mandatory column', () => {
    expect(ids([setting('no', { isShown: false })])).toContain('no');
  });

  it('shows columns that the layout lacks, and ignores unknown ones', () => {
    expect(ids([setting('gone'), setting('phone'), setting('phone')])).toEqual([
      'name',
      'phone',
      'note',
      'no',
    ]);
  });

  it('uses the width of the layout, the declared one, or 140', () => {
    const { columns: shown, widths } = displayColumns(
      columns,
      [setting('note', { width: 320 }), setting('name'), setting('phone')],
      full,
    );

    expect(Object.fromEntries(shown.map(({ id }, index) => [id, widths[index]]))).toEqual({
      '#check': 50,
      '#index': 60,
      note: 320,
      name: 100,
      phone: 140,
      no: 140,
      '#actions': 240,
    });
  });

  it('widens a declared column until its header fits, but not one that a person has set', () => {
    const long = [
      { ...columns[4]!, label: 'Project manager', width: 90, sortable: true },
      { ...columns[0]!, label: 'Date of birth', width: 60 },
    ];

    expect(displayColumns(long, [setting('note', { width: 60 })], bare).widths).toEqual([60, 162]);
  });

  it('lets the scrolling columns share the remaining width, without those set by a person', () => {
    const shown = displayColumns(columns, [setting('note', { width: 320 })], full);
    const growing = shown.columns.filter((_, index) => shown.grows[index]);

    expect(growing.map(({ id }) => id)).toEqual(['phone']);
    expect(growthShares([100, 300, 50], [true, true, false])).toEqual([0.25, 0.75, 0]);
    expect(growthShares([50], [false])).toEqual([0]);
  });

  it('stretches the last scrolling column, or the last one at the start when none scrolls', () => {
    const stretched = (layout?: readonly ColumnSetting[]) =>
      displayColumns(columns, layout, full).columns.find(({ isStretched }) => isStretched)?.id;

    expect(stretched()).toBe('phone');
    expect(stretched(columns.map(({ field }) => setting(field, { pin: 'left' })))).toBe('phone');
  });

  it('marks the pinned columns next to the scrolling ones, and those unpinned on narrow screens', () => {
    const { columns: shown } = displayColumns(
      columns,
      [setting('note', { pin: 'left' }), setting('name', { pin: 'left' }), setting('phone')],
      full,
    );

    expect(shown.filter(({ isEdge }) => isEdge).map(({ id }) => id)).toEqual(['name', 'no']);
    expect(shown.filter(({ isLoose }) => isLoose).map(({ id }) => id)).toEqual([
      'name',
      'no',
      '#actions',
    ]);
  });

  it('counts positions with hidden columns, which leave a gap', () => {
    const { columns: shown, count } = displayColumns(columns, undefined, full);

    expect(count).toBe(8);
    expect(shown.map(({ id, position }) => [id, position])).toEqual([
      ['#check', 1],
      ['#index', 2],
      ['name', 4],
      ['note', 3],
      ['phone', 7],
      ['no', 6],
      ['#actions', 8],
    ]);
  });
});

describe('pinWidths', () => {
  it('sums the widths before each pinned column, from its edge', () => {
    const { columns: shown, widths } = displayColumns(columns, undefined, full);

    expect(pinWidths(shown, widths)).toEqual({
      offsets: [0, 50, 110, 0, 0, 240, 0],
      start: 210,
      end: 380,
      tight: 210,
      total: 930,
    });
  });
});

describe('isSameColumns', () => {
  it('ignores widths only', () => {
    const first = displayColumns(columns, undefined, full).columns;

    expect(
      isSameColumns(first, displayColumns(columns, columns.map(asDeclared), full).columns),
    ).toBe(true);
    expect(isSameColumns(first, displayColumns(columns, undefined, bare).columns)).toBe(false);
    expect(
      isSameColumns(
        first,
        displayColumns(
          columns.map((column) => ({ ...column })),
          undefined,
          full,
        ).columns,
      ),
    ).toBe(false);
  });
});

function asDeclared({ field, fixed, visibleFlag }: GridColumn<Row>): ColumnSetting {
  return { field, isShown: visibleFlag !== false, width: 333, pin: fixed ?? null };
}
