import fc from 'fast-check';
import type { ColumnLayout } from '../../internal/list/column';
import {
  clampWidth,
  declaredLayout,
  pinColumn,
  readLayout,
  resizeColumn,
  showColumn,
  writeLayout,
  type LayoutColumn,
} from './columnLayout';
import { moveColumn } from './columnLayout.fixtures';

const COLUMNS: LayoutColumn[] = [
  { field: 'orderNo', mustFlag: true, fixed: 'left' },
  { field: 'userName' },
  { field: 'phone', visibleFlag: false },
  { field: 'orderTime' },
];

const shown = (layout: ColumnLayout) =>
  layout.columns.filter(({ isShown }) => isShown).map(({ field }) => field);
const order = (layout: ColumnLayout) => layout.columns.map(({ field }) => field);

const anyColumn: fc.Arbitrary<LayoutColumn> = fc
  .record({
    field: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    isMust: fc.boolean(),
    isVisible: fc.boolean(),
  })
  .map(({ field, isMust, isVisible }) => ({ field, mustFlag: isMust, visibleFlag: isVisible }));
const anyColumns = fc.uniqueArray(anyColumn, {
  selector: ({ field }) => field,
  minLength: 1,
  maxLength: 8,
});

/** A layout as somebody may leave it, after hiding, moving, widening and pinning. */
const anyLayoutOf = (columns: readonly LayoutColumn[]) =>
  fc
    .array(
      fc.record({
        field: fc.constantFrom(...columns.map(({ field }) => field)),
        kind: fc.nat(3),
        number: fc.integer({ min: -5, max: 2000 }),
      }),
      {
        maxLength: 12,
      },
    )
    .map((steps) =>
      steps.reduce((layout, { field, kind, number }) => {
        if (kind === 0) return showColumn(layout, columns, field, number % 2 === 0);
        if (kind === 1) return moveColumn(layout, field, number % 9);
        if (kind === 2) return resizeColumn(layout, field, number);
        return pinColumn(layout, field, number % 2 === 0 ? 'left' : 'right');
      }, declaredLayout(columns)),
    );

describe('a column layout', () => {
  it('is stored as the list of visible fields that every client of the call reads', () => {
    const layout = resizeColumn(
      showColumn(moveColumn(declaredLayout(COLUMNS), 'orderTime', 1), COLUMNS, 'userName', false),
      'orderTime',
      220,
    );
    const stored: unknown = JSON.parse(writeLayout(layout));

    // A client of the specification shows the columns whose names the list contains.
    const names = stored as string[];
    expect(COLUMNS.filter(({ field }) => names.includes(field)).map(({ field }) => field)).toEqual([
      'orderNo',
      'orderTime',
    ]);
    expect(names.every((name) => typeof name === 'string')).toBe(true);
  });

  it('follows the visible fields of a client that kept the rest of the list', () => {
    const [settings] = (JSON.parse(writeLayout(declaredLayout(COLUMNS))) as string[]).slice(-1);

    const layout = readLayout(COLUMNS, JSON.stringify(['phone', settings]));

    expect(shown(layout)).toEqual(['orderNo', 'phone']);
  });

  it('is as declared by default: visibleFlag hides, mustFlag shows, fixed pins', () => {
    const layout = readLayout(COLUMNS, null);

    expect(shown(layout)).toEqual(['orderNo', 'userName', 'orderTime']);
    expect(layout.columns[0]).toEqual({
      field: 'orderNo',
      isShown: true,
      width: null,
      pin: 'left',
    });
    expect(layout.added).toEqual([]);
  });

  it('reads the specified list of visible `prop`s', () => {
    const layout = readLayout(COLUMNS, '["userName","phone","gone"]');

    expect(shown(layout)).toEqual(['orderNo', 'userName', 'phone']);
    expect(order(layout)).toEqual(order(declaredLayout(COLUMNS)));
  });

  it('reads a layout stored in version 2, which named the field `prop`', () => {
    const stored =
      '{"version":2,"columns":[{"prop":"orderTime","isShown":true,"width":220,"pin":null},' +
      '{"prop":"orderNo","isShown":true,"width":null,"pin":"left"},' +
      '{"prop":"userName","isShown":false,"width":null,"pin":null},' +
      '{"prop":"phone","isShown":true,"width":null,"pin":"right"}],"density":"compact"}';

    expect(readLayout(COLUMNS, stored)).toEqual({
      columns: [
        { field: 'orderTime', isShown: true, width: 220, pin: null },
        { field: 'orderNo', isShown: true, width: null, pin: 'left' },
        { field: 'userName', isShown: false, width: null, pin: null },
        { field: 'phone', isShown: true, width: null, pin: 'right' },
      ],
      density: 'compact',
      added: [],
    });
  });

  it.each([
    undefined,
    '',
    'null',
    '7',
    '{',
    '"userName"',
    '[]',
    '["gone"]',
    '{"version":1}',
    '{"version":2,"columns":7}',
    '{"version":3,"columns":[]}',
  ])('reads %j as the declared layout', (stored) => {
    expect(readLayout(COLUMNS, stored)).toEqual(declaredLayout(COLUMNS));
  });

  it('inserts a new column at its declared position, and marks it', () => {
    const before = COLUMNS.filter(({ field }) => field !== 'userName');
    const stored = writeLayout(moveColumn(declaredLayout(before), 'orderTime', 0));

    const layout = readLayout(COLUMNS, stored);

    expect(order(layout)).toEqual(['orderTime', 'orderNo', 'userName', 'phone']);
    expect(layout.added).toEqual(['userName']);
  });

  it('round-trips after any change', () => {
    fc.assert(
      fc.property(
        anyColumns.chain((columns) => fc.tuple(fc.constant(columns), anyLayoutOf(columns))),
        ([columns, layout]) => {
          expect(readLayout(columns, writeLayout(layout))).toEqual(layout);
        },
      ),
    );
  });

  it('contains every declared column once and shows mandatory ones, for any change of columns', () => {
    fc.assert(
      fc.property(
        anyColumns.chain((old) => fc.tuple(fc.constant(old), anyLayoutOf(old), anyColumns)),
        ([old, stored, columns]) => {
          const layout = readLayout(columns, writeLayout(stored));

          expect(order(layout).toSorted()).toEqual(columns.map(({ field }) => field).toSorted());
          expect(shown(layout)).toEqual(
            expect.arrayContaining(
              columns.filter(({ mustFlag }) => mustFlag).map(({ field }) => field),
            ),
          );
          // Columns of both keep their stored order, width and pin.
          const both = (props: string[]) =>
            props.filter(
              (field) => old.some((column) => column.field === field) && props.includes(field),
            );
          const kept = order(stored).filter((field) =>
            columns.some((column) => column.field === field),
          );
          expect(both(order(layout))).toEqual(kept);
          for (const { field, width, pin } of stored.columns) {
            const now = layout.columns.find((choice) => choice.field === field);
            if (now) expect({ width: now.width, pin: now.pin }).toEqual({ width, pin });
          }
          const isAllNew = kept.length === 0;
          const news = columns
            .map(({ field }) => field)
            .filter((field) => !old.some((column) => column.field === field));
          expect(layout.added.toSorted()).toEqual(isAllNew ? [] : news.toSorted());
        },
      ),
    );
  });

  it('is read from any text, with mandatory columns', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(shown(readLayout(COLUMNS, text))).toContain('orderNo');
      }),
    );
  });

  it('keeps mandatory columns, and clamps widths', () => {
    const layout = declaredLayout(COLUMNS);

    expect(shown(showColumn(layout, COLUMNS, 'orderNo', false))).toContain('orderNo');
    expect([clampWidth(3), clampWidth(100.4), clampWidth(9000)]).toEqual([60, 100, 800]);
    expect(moveColumn(layout, 'gone', 0)).toBe(layout);
  });
});
