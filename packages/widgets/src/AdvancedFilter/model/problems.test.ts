import fc from 'fast-check';
import { anyCondition } from '../../internal/list/conditions.fixtures';
import type { AdvancedQuery, ListCondition } from '../../internal/list/query';
import { ADVANCED_FIELDS, RANGES } from '../AdvancedFilter.fixtures';
import { editorOf, operatorsOf } from './advancedField';
import {
  addCondition,
  draftOfQuery,
  queryOfDraft,
  setField,
  setOff,
  setOperator,
  type AdvancedDraft,
} from './conditionDraft';
import { toEntered, toStored } from './numberText';
import {
  goneOptions,
  isGone,
  problemsOf,
  sizeOf,
  valuesOf,
  type AdvancedLimits,
  type ProblemContext,
} from './problems';
import { queryOfSaved, savedOfQuery, stateOfSaved } from './savedFilter';

const context: ProblemContext = {
  fields: ADVANCED_FIELDS,
  rangeKeys: RANGES.map(({ key }) => key),
  limits: {},
};
const problemOf = (condition: ListCondition, limits = {}) =>
  problemsOf({ ...condition, id: 0, isOff: false }, { ...context, limits });

describe('a condition', () => {
  it('requires field, operator and value', () => {
    const blank = addCondition(draftOfQuery(undefined));
    const named = setField(blank, 0, 'orderNo');
    const compared = setOperator(named, 0, 'EQ');

    expect(
      [blank, named, compared].map(({ conditions }) => problemsOf(conditions[0]!, context)),
    ).toEqual([
      { field: 'required', operator: 'required', value: 'required' },
      { operator: 'required', value: 'required' },
      { value: 'required' },
    ]);
  });

  it.each(
    ADVANCED_FIELDS.flatMap((field) => operatorsOf(field).map((operator) => ({ field, operator }))),
  )('requires a value unless it is a null check: $field.kind $operator', ({ field, operator }) => {
    const draft = setOperator(setField(draftOfQuery(undefined), 0, field.field), 0, operator);
    const isNullCheck = operator === 'ISNULL' || operator === 'ISNOTNULL';

    expect(problemsOf(draft.conditions[0]!, context)).toEqual(
      isNullCheck ? null : { value: 'required' },
    );
    expect(editorOf(field, operator) === 'none').toBe(isNullCheck);
  });

  it('requires nothing while it is switched off', () => {
    expect(problemsOf(setOff(draftOfQuery(undefined), 0, true).conditions[0]!, context)).toBeNull();
  });

  it.each<[string, ListCondition, object | null]>([
    ['a blank text', { field: 'orderNo', operator: 'LIKE', value: '  ' }, { value: 'required' }],
    ['only commas', { field: 'orderNo', operator: 'LIKEIN', value: ',，' }, { value: 'required' }],
    ['a reversed range', { field: 'fee', operator: 'BETWEEN', value: ['900', '1000'] }, null],
    [
      'a range of numbers by their size',
      { field: 'fee', operator: 'BETWEEN', value: ['1000', '900'] },
      { value: 'reversed' },
    ],
    [
      'a range of days by their order',
      { field: 'dueDay', operator: 'BETWEEN', value: ['2026-11-02', '2026-11-01'] },
      { value: 'reversed' },
    ],
    ['a word', { field: 'itemCount', operator: 'IN', value: ['1', 'x'] }, { value: 'notNumber' }],
    ['a gone field', { field: 'gone', operator: 'EQ', value: '1' }, { field: 'unknownField' }],
    [
      'an operator that the field lacks',
      { field: 'fee', operator: 'LIKE', value: '1' },
      { operator: 'unknownOperator' },
    ],
    [
      'a gone range',
      { field: 'orderTime', operator: 'DYNAMIC', value: 'GONE' },
      { value: 'unknownRange' },
    ],
    ['a gone option', { field: 'orderStatus', operator: 'EQ', value: '99' }, null],
  ])('reports %s', (_, condition, problems) => {
    expect(problemOf(condition)).toEqual(problems);
  });

  it('holds as many values as allowed', () => {
    const values = ['a', 'b', 'c'];
    const listed: ListCondition = { field: 'orderNo', operator: 'IN', value: values };
    const joined: ListCondition = {
      field: 'orderNo',
      operator: 'LIKEIN',
      value: values.join('，'),
    };

    expect([listed, joined].map((one) => problemOf(one, { values: 3 }))).toEqual([null, null]);
    expect([listed, joined].map((one) => problemOf(one, { values: 2 }))).toEqual([
      { value: 'tooManyValues' },
      { value: 'tooManyValues' },
    ]);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(anyCondition, (condition) => {
        expect(() => [problemOf(condition), goneOptions(condition, ADVANCED_FIELDS)]).not.toThrow();
        expect(valuesOf(condition).every((value) => typeof value === 'string')).toBe(true);
      }),
    );
  });
});

describe('the size of a draft', () => {
  const sizeOfWhole = (
    draft: AdvancedDraft,
    ...rest: [limits: AdvancedLimits, beside?: readonly ListCondition[]]
  ) => sizeOf(draft, queryOfDraft(draft), ...rest);
  const draft = draftOfQuery({
    join: 'or',
    conditions: [
      { field: 'orderNo', operator: 'LIKEIN', value: 'a,b' },
      { field: 'userName', operator: 'LIKE', value: 'c' },
    ],
  });
  const cost = { budget: 2, costOf: (one: ListCondition) => valuesOf(one).length };

  it('is full at the limit, and costs what its conditions cost', () => {
    expect(sizeOfWhole(draft, { conditions: 2, cost })).toEqual({
      conditions: 2,
      cost: 3,
      isFull: true,
      isTooCostly: true,
      isTooLong: false,
    });
    expect(sizeOfWhole(setOff(draft, 1, true), { cost })).toMatchObject({
      cost: 2,
      isTooCostly: false,
    });
    expect(sizeOfWhole(draft, {})).toMatchObject({ cost: null, isFull: false, isTooCostly: false });
  });

  it('counts the conditions that apply beside it', () => {
    const beside: ListCondition[] = [{ field: 'status', operator: 'IN', value: ['1', '2'] }];
    const length = {
      limit: 3,
      of: (query: AdvancedQuery, others: readonly ListCondition[]) =>
        query.conditions.length + others.length,
    };

    expect(sizeOfWhole(draft, { cost, length }, beside)).toMatchObject({
      cost: 5,
      isTooLong: false,
    });
    expect(sizeOfWhole(draft, { length: { ...length, limit: 2 } }, beside).isTooLong).toBe(true);
  });

  it('is full with 50 conditions', () => {
    const full = Array.from({ length: 49 }).reduce<typeof draft>(
      addCondition,
      draftOfQuery(undefined),
    );

    expect(sizeOfWhole(full, {}).isFull).toBe(true);
    expect(sizeOfWhole({ ...full, conditions: full.conditions.slice(1) }, {}).isFull).toBe(false);
  });
});

describe('a saved filter', () => {
  const base = { id: '1', name: 'x', filterType: 'and' as const };
  const stateOf = (filterParam: string) => stateOfSaved({ ...base, filterParam }, context);

  it.each([
    ['[{"field":"orderNo","operator":"EQ","value":"1"}]', 'usable'],
    ['[{"field":"gone","operator":"EQ","value":"1"}]', 'gone'],
    ['[{"field":"orderStatus","operator":"IN","value":["10","99"]}]', 'gone'],
    ['[{"field":"orderTime","operator":"DYNAMIC","value":"LAST_9_DAYS"}]', 'gone'],
    ['[{"field":"fee","operator":"LIKE","value":"1"}]', 'gone'],
    ['{"oops":', 'unreadable'],
    ['[{"field":"a","operator":"__proto__","value":1}]', 'unreadable'],
  ])('%s is %s', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });

  it('is read and written byte for byte', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 50 }), (conditions) => {
        const saved = savedOfQuery({ join: 'and', conditions });

        expect(savedOfQuery(queryOfSaved(saved)!)).toEqual(saved);
      }),
    );
  });

  it('is not gone by a value that is merely invalid', () => {
    expect(isGone({ field: 'itemCount', operator: 'EQ', value: 'x' }, context)).toBe(false);
  });
});

describe('an amount of money', () => {
  it('is stored in hundredths and entered with decimals', () => {
    expect(
      ['500', '500.5', '0.01', '-3.20', 'x', ''].map((text) => toStored('money', text)),
    ).toEqual(['50000', '50050', '1', '-320', 'x', '']);
    expect(['50000', '50050', '1', '-320', 'x'].map((text) => toEntered('money', text))).toEqual([
      '500',
      '500.50',
      '0.01',
      '-3.20',
      'x',
    ]);
    expect([toStored('number', '500'), toEntered('number', '500')]).toEqual(['500', '500']);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        expect(toStored('money', toEntered('money', String(cents)))).toBe(String(cents));
      }),
    );
  });
});
