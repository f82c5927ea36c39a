// @vitest-environment node
import fc from 'fast-check';
import { anyCondition, anyConditionOf, anyField } from './arbitraries.fixtures';
import type { Condition } from './conditions';
import { toCamel, toSnake } from './fieldNames';
import { OPERATORS } from './operators';
import { SearchError } from './searchError';
import { fromSearchParam, toSearchParam } from './searchParams';
import {
  decodeFilterParam,
  decodeSearch,
  decodeSearchParamS,
  encodeFilterParam,
  encodeSearch,
  encodeSearchParamS,
} from './searchTexts';

const faultOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof SearchError ? error.fault : error;
  }
  return 'no error';
};

describe('search parameters', () => {
  it('name keys by operator and snake_case field and join lists with commas', () => {
    const param = toSearchParam([
      { field: 'labelValue1', operator: 'LIKE', value: '北京' },
      { field: 'orderStatus', operator: 'IN', value: ['10', '20'] },
      {
        field: 'orderTime',
        operator: 'BETWEEN',
        value: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'],
      },
      { field: 'finishTime', operator: 'ISNULL', value: null },
    ]);

    expect(param).toEqual({
      SEARCH_LIKE_label_value1: '北京',
      SEARCH_IN_order_status: '10,20',
      SEARCH_BETWEEN_order_time: '2026-01-01 00:00:00,2026-01-31 23:59:59',
      SEARCH_ISNULL_finish_time: '',
    });
  });

  it('keep every condition on the same operator and field, each under its own suffix', () => {
    const like = (value: string): Condition => ({ field: 'userName', operator: 'LIKE', value });

    const param = toSearchParam([like('a'), like('b'), like('c')]);

    expect(Object.keys(param)).toEqual([
      'SEARCH_LIKE_user_name',
      'SEARCH_LIKE_user_name#2',
      'SEARCH_LIKE_user_name#3',
    ]);
    expect(fromSearchParam(param)).toEqual([like('a'), like('b'), like('c')]);
  });

  it('come back as they went, through the record and through every text', () => {
    fc.assert(
      fc.property(
        fc.array(anyCondition, { maxLength: 12 }),
        fc.constantFrom('or' as const, 'and' as const),
        (conditions, searchType) => {
          expect(fromSearchParam(toSearchParam(conditions))).toEqual(conditions);
          expect(decodeSearch(encodeSearch(conditions))).toEqual(conditions);
          expect(decodeSearchParamS(encodeSearchParamS({ searchType, conditions }))).toEqual({
            searchType,
            conditions,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keep dynamic tokens in a saved filter', () => {
    fc.assert(
      fc.property(fc.array(anyConditionOf(OPERATORS), { maxLength: 8 }), (conditions) => {
        expect(decodeFilterParam(encodeFilterParam(conditions))).toEqual(conditions);
      }),
    );
  });

  it('turn field names both ways without loss', () => {
    fc.assert(fc.property(anyField, (field) => void expect(toCamel(toSnake(field))).toBe(field)));
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9]{0,5}(_[a-z][a-z0-9]{0,5}){0,4}$/),
        (column) => void expect(toSnake(toCamel(column))).toBe(column),
      ),
    );
  });

  it.each<[string, Condition]>([
    ['value', { field: 'city', operator: 'IN', value: ['a,b'] }],
    ['value', { field: 'city', operator: 'IN', value: [] }],
    ['value', { field: 'city', operator: 'EQ', value: '' }],
    ['value', { field: 'city', operator: 'EQ', value: ['a'] }],
    ['value', { field: 'city', operator: 'BETWEEN', value: ['a'] }],
    ['value', { field: 'city', operator: 'ISNULL', value: 'x' }],
    ['field', { field: 'city_name', operator: 'EQ', value: 'x' }],
    ['field', { field: '1=1) or (a', operator: 'EQ', value: 'x' }],
    ['field', { field: '__proto__', operator: 'EQ', value: 'x' }],
    ['operator', { field: 'city', operator: 'toString' as 'EQ', value: 'x' }],
    ['unresolved', { field: 'orderTime', operator: 'DYNAMIC', value: 'TODAY' }],
    ['value', { field: 'orderTime', operator: 'DYNAMIC', value: '2026-01-01' }],
    ['limit', { field: 'city', operator: 'IN', value: Array.from({ length: 1_001 }, String) }],
    ['limit', { field: 'city', operator: 'LIKEIN', value: ','.repeat(1_000) }],
  ])('refuse to write a wrong %s: %j', (fault, condition) => {
    expect(faultOf(() => toSearchParam([condition]))).toBe(fault);
  });

  it.each([
    ['text', null],
    ['text', []],
    ['text', 'SEARCH_EQ_a'],
    ['key', { password: 'x' }],
    ['key', { 'SEARCH_EQ_a b': 'x' }],
    ['key', { 'SEARCH_EQ_a#1': 'x' }],
    ['key', { 'SEARCH_EQ_a#2': 'x' }],
    ['key', { SEARCH_EQ_userName: 'x' }],
    ['field', { SEARCH_EQ_a__b: 'x' }],
    ['field', { SEARCH_EQ_a_: 'x' }],
    ['field', { SEARCH_EQ_a_1: 'x' }],
    ['operator', { SEARCH_REGEX_a: 'x' }],
    ['operator', { SEARCH_DYNAMIC_a: 'TODAY' }],
    ['value', { SEARCH_EQ_a: 1 }],
    ['value', { SEARCH_EQ_a: null }],
    ['value', { SEARCH_EQ_a: '' }],
    ['value', { SEARCH_ISNULL_a: 'x' }],
    ['value', { SEARCH_BETWEEN_a: 'x' }],
    ['value', { SEARCH_IN_a: 'x,,y' }],
    [
      'limit',
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`SEARCH_EQ_a${index}`, 'x'])),
    ],
  ])('refuse to read a wrong %s: %j', (fault, record) => {
    expect(faultOf(() => fromSearchParam(record))).toBe(fault);
  });

  it('answer every text with conditions or a SearchError, never with another failure', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.jsonValue().map((value) => encodeURIComponent(JSON.stringify(value))),
        ),
        (text) => {
          for (const read of [decodeSearch, decodeSearchParamS, decodeFilterParam]) {
            const fault = faultOf(() => read(text));
            expect(typeof fault).toBe('string');
          }
        },
      ),
    );
  });

  it('default an advanced search to "or" and read none as no conditions', () => {
    expect(JSON.parse(decodeURIComponent(encodeSearchParamS({ conditions: [] })))).toEqual({
      searchType: 'or',
      searchParam: {},
    });
    expect(decodeSearchParamS(encodeURIComponent('{"searchParam":{}}'))).toEqual({
      searchType: 'or',
      conditions: [],
    });
    expect(decodeSearchParamS()).toEqual({ searchType: 'or', conditions: [] });
    expect(decodeSearch()).toEqual([]);
  });
});
