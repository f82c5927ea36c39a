import fc from 'fast-check';
import type { ListCondition } from '../../internal/list/query';
import { declaredLayout, resizeColumn, showColumn, type LayoutColumn } from './columnLayout';
import { moveColumn } from './columnLayout.fixtures';
import { EMPTY_QUERY, LIST_PAGE_SIZES, type StoredQuery } from './listQuery';
import { isEmptyQuery, isSameView, readView, writeView, type ViewState } from './viewState';

const COLUMNS: LayoutColumn[] = [
  { field: 'no', mustFlag: true },
  { field: 'name' },
  { field: 'time', visibleFlag: false },
];

const anyText = fc.string({ minLength: 1, unit: 'binary' });
const anyCondition: fc.Arbitrary<ListCondition> = fc.oneof(
  fc.record({
    field: fc.constantFrom('no', 'name'),
    operator: fc.constantFrom('EQ' as const, 'LIKE' as const),
    value: anyText,
  }),
  fc.record({
    field: fc.constant('status'),
    operator: fc.constant('IN' as const),
    value: fc.array(anyText, { minLength: 1, maxLength: 4 }),
  }),
  fc.constant<ListCondition>({ field: 'time', operator: 'ISNULL', value: null }),
);
const anyQuery: fc.Arbitrary<StoredQuery> = fc.record({
  conditions: fc.array(anyCondition, { maxLength: 4 }),
  sort: fc.constantFrom(
    [],
    [{ field: 'no', descending: true }],
    [
      { field: 'name', descending: false },
      { field: 'no', descending: true },
    ],
  ),
  page: fc.constant(1),
  pageSize: fc.constantFrom(null, ...LIST_PAGE_SIZES),
});
const anyLayout = fc
  .tuple(
    fc.constantFrom('no', 'name', 'time'),
    fc.boolean(),
    fc.nat(2),
    fc.integer({ min: 60, max: 800 }),
  )
  .map(([field, isShown, to, width]) =>
    resizeColumn(
      moveColumn(showColumn(declaredLayout(COLUMNS), COLUMNS, field, isShown), field, to),
      field,
      width,
    ),
  );
const anyView: fc.Arbitrary<ViewState> = fc.record({ query: anyQuery, layout: anyLayout });

describe('a view', () => {
  it('round-trips, from its first page', () => {
    fc.assert(
      fc.property(anyView, fc.integer({ min: 1, max: 99 }), (view, page) => {
        const text = writeView({ ...view, query: { ...view.query, page } });

        expect(readView(COLUMNS, text)).toEqual(view);
        expect(isSameView(readView(COLUMNS, text)!, view)).toBe(true);
      }),
    );
  });

  it('is read from any text, or is null', () => {
    const anyKept = fc.record({
      version: fc.constant(1),
      query: fc.oneof(fc.string(), fc.jsonValue()),
      layout: fc.oneof(fc.string(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          anyKept.map((kept) => JSON.stringify(kept)),
        ),
        (text) => {
          const view = readView(COLUMNS, text);
          if (view)
            expect(view.layout.columns.map(({ field }) => field).toSorted()).toEqual([
              'name',
              'no',
              'time',
            ]);
        },
      ),
    );
    expect(readView(COLUMNS, '{"version":2}')).toBeNull();
    expect(readView(COLUMNS, '[]')).toBeNull();
  });

  it('reads a view stored with a layout of version 2, which named the field `prop`', () => {
    const text =
      '{"version":1,"query":"name.LIKE=%E6%AC%A7%E9%98%B3&sort=-no&size=20","layout":"{\\"version\\":2,' +
      '\\"columns\\":[{\\"prop\\":\\"name\\",\\"isShown\\":true,\\"width\\":200,\\"pin\\":null},' +
      '{\\"prop\\":\\"no\\",\\"isShown\\":true,\\"width\\":null,\\"pin\\":null},' +
      '{\\"prop\\":\\"time\\",\\"isShown\\":true,\\"width\\":null,\\"pin\\":null}],\\"density\\":null}"}';

    expect(readView(COLUMNS, text)).toEqual({
      query: {
        conditions: [{ field: 'name', operator: 'LIKE', value: '欧阳' }],
        sort: [{ field: 'no', descending: true }],
        page: 1,
        pageSize: 20,
      },
      layout: {
        columns: [
          { field: 'name', isShown: true, width: 200, pin: null },
          { field: 'no', isShown: true, width: null, pin: null },
          { field: 'time', isShown: true, width: null, pin: null },
        ],
        density: null,
        added: [],
      },
    });
  });

  it('shows new columns, and drops removed ones', () => {
    const text = writeView({
      query: EMPTY_QUERY,
      layout: declaredLayout([{ field: 'gone' }, { field: 'name' }]),
    });

    expect(readView(COLUMNS, text)!.layout.added).toEqual(['no', 'time']);
  });

  it('differs by conditions, order, columns and known page sizes', () => {
    const view: ViewState = {
      query: { ...EMPTY_QUERY, pageSize: 20 },
      layout: declaredLayout(COLUMNS),
    };
    const other = (query: Partial<StoredQuery>): ViewState => ({
      ...view,
      query: { ...view.query, ...query },
    });

    expect(isSameView(view, other({ page: 7 }))).toBe(true);
    expect(isSameView(view, other({ pageSize: null }))).toBe(true);
    expect(isSameView(view, other({ pageSize: 50 }))).toBe(false);
    expect(isSameView(view, other({ sort: [{ field: 'no', descending: true }] }))).toBe(false);
    expect(
      isSameView(view, other({ conditions: [{ field: 'no', operator: 'EQ', value: '1' }] })),
    ).toBe(false);
    expect(isSameView(view, { ...view, layout: { ...view.layout, density: 'compact' } })).toBe(
      false,
    );
  });

  it('opens by default only for an empty query', () => {
    expect(isEmptyQuery(EMPTY_QUERY)).toBe(true);
    expect(isEmptyQuery({ ...EMPTY_QUERY, page: 2 })).toBe(false);
    expect(
      isEmptyQuery({ ...EMPTY_QUERY, conditions: [{ field: 'no', operator: 'EQ', value: '1' }] }),
    ).toBe(false);
  });
});
