import fc from 'fast-check';
import type { ColumnLayout } from '../../internal/list/column';
import {
  dropPlace,
  fixColumn,
  groupColumns,
  type LinePlace,
  placeInGroup,
  putColumn,
  showColumns,
  stepColumn,
  whyShown,
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
  it('stand as the grid places them', () => {
    expect(order(LAYOUT)).toEqual([['no'], ['name', 'phone', 'time'], ['acts']]);
  });

  it('take a column at their end when it is pinned, and let it go where it stands', () => {
    expect(order(fixColumn(LAYOUT, 'time', 'left'))).toEqual([
      ['no', 'time'],
      ['name', 'phone'],
      ['acts'],
    ]);
    expect(order(fixColumn(LAYOUT, 'name', 'right'))).toEqual([
      ['no'],
      ['phone', 'time'],
      ['acts', 'name'],
    ]);
    expect(order(fixColumn(fixColumn(LAYOUT, 'no', null), 'time', 'left'))).toEqual([
      ['time'],
      ['no', 'name', 'phone'],
      ['acts'],
    ]);
    expect(fixColumn(LAYOUT, 'no', 'left')).toBe(LAYOUT);
  });

  it('let a column step past its neighbour, and stay at their ends', () => {
    expect(order(stepColumn(LAYOUT, 'time', -1))[1]).toEqual(['name', 'time', 'phone']);
    expect(order(stepColumn(LAYOUT, 'name', 1))[1]).toEqual(['phone', 'name', 'time']);
    expect(order(stepColumn(LAYOUT, 'phone', 1))[1]).toEqual(['name', 'time', 'phone']);
    expect(stepColumn(LAYOUT, 'name', -1)).toBe(LAYOUT);
    expect(stepColumn(LAYOUT, 'time', 1)).toBe(LAYOUT);
    expect(stepColumn(LAYOUT, 'gone', 1)).toBe(LAYOUT);
    expect(placeInGroup(LAYOUT, 'time').at).toBe(2);
  });

  it('keep every column once whatever is done, and a step back undoes a step', () => {
    const props = COLUMNS.map(({ field }) => field);
    const move = fc.record({
      field: fc.constantFrom(...props),
      pin: fc.constantFrom('left' as const, null, 'right' as const),
      before: fc.constantFrom(null, ...props),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 10 }), fc.constantFrom(...props), (moves, field) => {
        const layout = moves.reduce((last, { field: moved, pin, before }) => {
          const target = groupColumns(last).find((group) =>
            group.columns.some((column) => column.field === before),
          );
          return putColumn(last, moved, target ? target.pin : pin, before);
        }, LAYOUT);

        expect(layout.columns.map((column) => column.field).toSorted()).toEqual(props.toSorted());
        const stepped = stepColumn(layout, field, 1);
        if (stepped !== layout)
          expect(order(stepColumn(stepped, field, -1))).toEqual(order(layout));
      }),
    );
  });
});

describe('columns in sight', () => {
  it('keep those that must be shown, and the last one', () => {
    expect(whyShown(LAYOUT, COLUMNS, 'no')).toBe('must');
    expect(whyShown(LAYOUT, COLUMNS, 'name')).toBeNull();

    const free: LayoutColumn[] = [{ field: 'a' }, { field: 'b' }];
    const one = showColumns(declaredLayout(free), free, ['a', 'b'], false);
    expect(shown(one)).toEqual(['a']);
    expect(whyShown(one, free, 'a')).toBe('last');
  });

  it('come and go together', () => {
    const all = COLUMNS.map(({ field }) => field);
    expect(shown(showColumns(LAYOUT, COLUMNS, all, false))).toEqual(['no']);
    expect(shown(showColumns(LAYOUT, COLUMNS, all, true))).toEqual(all);
    expect(shown(showColumns(LAYOUT, COLUMNS, ['phone'], true))).toEqual(all);
  });
});

describe('a column that is dragged', () => {
  const lines: LinePlace[] = [
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
  ])('at %i comes to stand at %j', (y, place) => {
    expect(dropPlace(lines, y)).toEqual(place);
  });

  it('has no place in an empty list', () => {
    expect(dropPlace([], 10)).toBeNull();
  });
});
