import fc from 'fast-check';
import { anyAdvanced, anyCondition } from '../../internal/list/conditions.fixtures';
import {
  EMPTY_QUERY,
  pageWithin,
  readListQuery,
  writeListQuery,
  type StoredQuery,
} from './listQuery';

const read = (text: string) => readListQuery(new URLSearchParams(text));

const anyField = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/u);
const anyQuery: fc.Arbitrary<StoredQuery> = fc.record({
  conditions: fc.array(anyCondition, { maxLength: 6 }),
  advanced: fc.option(anyAdvanced, { nil: undefined }),
  asOf: fc.option(
    fc
      .date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    { nil: undefined },
  ),
  sort: fc.uniqueArray(fc.record({ field: anyField, descending: fc.boolean() }), {
    selector: ({ field }) => field,
    maxLength: 3,
  }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(null, 10, 20, 30, 50),
});

describe('a query in an address', () => {
  it('is readable', () => {
    const query: StoredQuery = {
      conditions: [
        { field: 'orderNo', operator: 'LIKE', value: 'BG2026' },
        { field: 'orderStatus', operator: 'IN', value: ['10', '20'] },
      ],
      sort: [
        { field: 'orderTime', descending: true },
        { field: 'userName', descending: false },
      ],
      page: 3,
      pageSize: 20,
    };

    expect(decodeURIComponent(writeListQuery(query).toString())).toBe(
      'orderNo.LIKE=BG2026&orderStatus.IN=10,20&sort=-orderTime,userName&page=3&size=20',
    );
  });

  it('is empty for an empty query, and round-trips', () => {
    expect(writeListQuery(EMPTY_QUERY).toString()).toBe('');
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(writeListQuery(query).toString())).toEqual(query);
      }),
    );
  });

  it('keeps other parameters of the address', () => {
    const around = new URLSearchParams('view=2&orderNo.LIKE=old&page=7&return.to=x');

    expect(writeListQuery(EMPTY_QUERY, around).toString()).toBe('view=2&return.to=x');
  });

  it('carries the advanced filter as JSON text with its join', () => {
    const query: StoredQuery = {
      ...EMPTY_QUERY,
      conditions: [{ field: 'orderTime', operator: 'DYNAMIC', value: 'TODAY' }],
      advanced: {
        join: 'and',
        conditions: [{ field: 'orderNo', operator: 'LIKE', value: 'BG' }],
      },
    };

    expect(decodeURIComponent(writeListQuery(query).toString())).toBe(
      'orderTime.DYNAMIC=TODAY&advanced=[{"field":"orderNo","operator":"LIKE","value":"BG"}]&join=and',
    );
  });

  it.each([
    'advanced=[{"field":"a","operator":"DROP","value":"1"}]&join=and&asOf=yesterday',
    'advanced={"a":1}&join=xor&a.DYNAMIC=7 days&asOf=9999-99-99',
    'page=0&size=11&sort=',
    'page=1e9x&sort=;drop&size=-10',
    'orderNo.LIKE=&a.IN=&b.BETWEEN=1&c.BETWEEN=1,,2',
    'a.IN=%25E4%25&a.UNKNOWN=1&constructor=1&a.toString=2&.EQ=1',
  ])('takes %s for a fresh list', (text) => {
    expect(read(text)).toEqual(EMPTY_QUERY);
  });

  it('is the last one when it is beyond the end', () => {
    expect([
      pageWithin(5, 10, 41),
      pageWithin(5, 10, 40),
      pageWithin(9, 10, 0),
      pageWithin(1, 10, 0),
    ]).toEqual([null, 4, 1, null]);
  });
});
