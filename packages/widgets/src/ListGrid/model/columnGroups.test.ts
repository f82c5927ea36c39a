import fc from 'fast-check';
import type { ColumnLayout } from '../../internal/list/column';
import {
  dropTargetAt,
  changePin,
  groupColumns,
  groupOf,
  dropColumn,
  showColumns,
  stepColumn,
  whyShown,
  type LineBox,
} from './columnGroups';
import { declaredLayout, type LayoutColumn } from './columnLayout';

const COLUMNS: LayoutColumn[] = [
  { field: 'no', mustFlag: true, fixed: 'left' },
  { field: 'name' },
  { field: 'phone', visibleFlag: false },
  { field: 'time' },
  { field: 'acts', fixed: 'right' },
];
const LAYOUT = declaredLayout(COLUMNS);

const order = (layout: ColumnLayout) =>
  groupColumns(layout).map(({ columns }) => columns.map(({ field }) => field));
const shown = (layout: ColumnLayout) =>
  layout.columns.filter(({ isShown }) => isShown).map(({ field }) => field);

describe('groups of columns', () => {
  it('follow the order of the grid', () => {
    expect(order(LAYOUT)).toEqual([['no'], ['name', 'phone', 'time'], ['acts']]);
  });

  it('append a pinned column, and unpin it at its index', () => {
    expect(order(changePin(LAYOUT, 'time', 'left'))).toEqual([
      ['no', 'time'],
      ['name', 'phone'],
      ['acts'],
    ]);
    expect(order(changePin(LAYOUT, 'name', 'right'))).toEqual([
      ['no'],
      ['phone', 'time'],
      ['acts', 'name'],
    ]);
    expect(order(changePin(changePin(LAYOUT, 'no', null), 'time', 'left'))).toEqual([
      ['time'],
      ['no', 'name', 'phone'],
      ['acts'],
    ]);
    expect(changePin(LAYOUT, 'no', 'left')).toBe(LAYOUT);
  });

  it('let a column step past its neighbour, and not beyond their ends', () => {
    expect(order(stepColumn(LAYOUT, 'time', -1))[1]).toEqual(['name', 'time', 'phone']);
    expect(order(stepColumn(LAYOUT, 'name', 1))[1]).toEqual(['phone', 'name', 'time']);
    expect(order(stepColumn(LAYOUT, 'phone', 1))[1]).toEqual(['name', 'time', 'phone']);
    expect(stepColumn(LAYOUT, 'name', -1)).toBe(LAYOUT);
    expect(stepColumn(LAYOUT, 'time', 1)).toBe(LAYOUT);
    expect(stepColumn(LAYOUT, 'gone', 1)).toBe(LAYOUT);
    expect(groupOf(LAYOUT, 'time').index).toBe(2);
  });

  it('contain every column once after any change, and a step back undoes a step', () => {
    const fields = COLUMNS.map(({ field }) => field);
    const move = fc.record({
      field: fc.constantFrom(...fields),
      pin: fc.constantFrom('left' as const, null, 'right' as const),
      before: fc.constantFrom(null, ...fields),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 10 }), fc.constantFrom(...fields), (moves, field) => {
        const layout = moves.reduce((last, { field: moved, pin, before }) => {
          const target = groupColumns(last).find((group) =>
            group.columns.some((column) => column.field === before),
          );
          return dropColumn(last, moved, { pin: target ? target.pin : pin, before });
        }, LAYOUT);

        expect(layout.columns.map((column) => column.field).toSorted()).toEqual(fields.toSorted());
        const stepped = stepColumn(layout, field, 1);
        if (stepped !== layout)
          expect(order(stepColumn(stepped, field, -1))).toEqual(order(layout));
      }),
    );
  });
});

describe('visible columns', () => {
  it('keep the mandatory ones, and the last one', () => {
    expect(whyShown(LAYOUT, COLUMNS, 'no')).toBe('must');
    expect(whyShown(LAYOUT, COLUMNS, 'name')).toBeNull();

    const free: LayoutColumn[] = [{ field: 'a' }, { field: 'b' }];
    const one = showColumns(declaredLayout(free), free, ['a', 'b'], false);
    expect(shown(one)).toEqual(['a']);
    expect(whyShown(one, free, 'a')).toBe('last');
  });

  it('are shown and hidden together', () => {
    const all = COLUMNS.map(({ field }) => field);
    expect(shown(showColumns(LAYOUT, COLUMNS, all, false))).toEqual(['no']);
    expect(shown(showColumns(LAYOUT, COLUMNS, all, true))).toEqual(all);
    expect(shown(showColumns(LAYOUT, COLUMNS, ['phone'], true))).toEqual(all);
  });
});

describe('a column that is dragged', () => {
  const lines: LineBox[] = [
    { field: 'no', pin: 'left', top: 0, bottom: 30 },
    { field: 'name', pin: null, top: 50, bottom: 80 },
    { field: 'time', pin: null, top: 80, bottom: 110 },
  ];

  it.each([
    [-20, { pin: 'left', before: 'no' }],
    [20, { pin: 'left', before: null }],
    [55, { pin: null, before: 'name' }],
    [75, { pin: null, before: 'time' }],
    [105, { pin: null, before: null }],
    [400, { pin: null, before: null }],
  ])('dropped index %i goes to %j', (y, target) => {
    expect(dropTargetAt(lines, y)).toEqual(target);
  });

  it('has no target in an empty list', () => {
    expect(dropTargetAt([], 10)).toBeNull();
  });
});
