import type { ColumnSetting, GridColumn } from '../../internal/list/column';
import { pinRoom, placeColumns, samePlaces } from './placeColumns';

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
const choice = (field: string, change: Partial<ColumnSetting> = {}): ColumnSetting => ({
  field,
  isShown: true,
  width: null,
  pin: null,
  ...change,
});
const ids = (layout?: readonly ColumnSetting[], own = bare) =>
  placeColumns(columns, layout, own).places.map(({ id }) => id);

describe('placeColumns', () => {
  it('shows what is declared, the pinned columns at their edges', () => {
    expect(ids()).toEqual(['name', 'note', 'phone', 'no']);
  });

  it('puts the columns of its own outermost', () => {
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

  it('follows a person’s choice of order, pins and what is shown, and lets go of the declared pins', () => {
    const layout = [
      choice('phone', { pin: 'right' }),
      choice('city'),
      choice('name'),
      choice('note', { isShown: false }),
      choice('no'),
    ];

    expect(ids(layout)).toEqual(['city', 'name', 'no', 'phone']);
  });

  it('shows a column that must be shown, whatever was chosen', () => {
    expect(ids([choice('no', { isShown: false })])).toContain('no');
  });

  it('keeps columns that the choice does not know, and ignores those that are gone', () => {
    expect(ids([choice('gone'), choice('phone'), choice('phone')])).toEqual([
      'name',
      'phone',
      'note',
      'no',
    ]);
  });

  it('takes the chosen width, else the declared one, else 140', () => {
    const { places, widths } = placeColumns(
      columns,
      [choice('note', { width: 320 }), choice('name'), choice('phone')],
      full,
    );

    expect(Object.fromEntries(places.map(({ id }, at) => [id, widths[at]]))).toEqual({
      '#check': 50,
      '#index': 60,
      note: 320,
      name: 100,
      phone: 140,
      no: 140,
      '#actions': 240,
    });
  });

  it('stretches the last column that scrolls, or the last one at the start when none does', () => {
    const stretched = (layout?: readonly ColumnSetting[]) =>
      placeColumns(columns, layout, full).places.find((place) => place.isStretched)?.id;

    expect(stretched()).toBe('phone');
    expect(stretched(columns.map(({ field }) => choice(field, { pin: 'left' })))).toBe('phone');
  });

  it('marks the pinned columns beside those that scroll, and those that are let go of where there is little room', () => {
    const { places } = placeColumns(
      columns,
      [choice('note', { pin: 'left' }), choice('name', { pin: 'left' }), choice('phone')],
      full,
    );

    expect(places.filter(({ isEdge }) => isEdge).map(({ id }) => id)).toEqual(['name', 'no']);
    expect(places.filter(({ isLoose }) => isLoose).map(({ id }) => id)).toEqual([
      'name',
      'no',
      '#actions',
    ]);
  });

  it('numbers columns among all of them, so that hidden ones leave a gap', () => {
    const { places, count } = placeColumns(columns, undefined, full);

    expect(count).toBe(8);
    expect(places.map(({ id, position }) => [id, position])).toEqual([
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

describe('pinRoom', () => {
  it('adds up the widths before each pinned column, from its own edge', () => {
    const { places, widths } = placeColumns(columns, undefined, full);

    expect(pinRoom(places, widths)).toEqual({
      offsets: [0, 50, 110, 0, 0, 240, 0],
      start: 210,
      end: 380,
      tight: 210,
      total: 930,
    });
  });
});

describe('samePlaces', () => {
  it('overlooks widths, and nothing else', () => {
    const first = placeColumns(columns, undefined, full).places;

    expect(samePlaces(first, placeColumns(columns, columns.map(asDeclared), full).places)).toBe(
      true,
    );
    expect(samePlaces(first, placeColumns(columns, undefined, bare).places)).toBe(false);
    expect(
      samePlaces(
        first,
        placeColumns(
          columns.map((column) => ({ ...column })),
          undefined,
          full,
        ).places,
      ),
    ).toBe(false);
  });
});

function asDeclared({ field, fixed, visibleFlag }: GridColumn<Row>): ColumnSetting {
  return { field, isShown: visibleFlag !== false, width: 333, pin: fixed ?? null };
}
