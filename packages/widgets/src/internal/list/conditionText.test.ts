import fc from 'fast-check';
import { readAdvanced, readConditions, writeConditions } from './conditionText';
import { anyAdvanced, anyCondition } from './conditions.fixtures';
import { isDynamic, isFiltered, searchOf } from './query';

describe('conditions as JSON text', () => {
  it('round-trip, and byte for byte once written', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 50 }), (conditions) => {
        const text = writeConditions(conditions);

        expect(readConditions(text)).toEqual(conditions);
        expect(writeConditions(readConditions(text)!)).toBe(text);
      }),
    );
  });

  it('are those that earlier versions stored', () => {
    const stored =
      '[{"field":"orderStatus","operator":"IN","value":["10","20"]},{"field":"orderTime","operator":"DYNAMIC","value":"LAST_7_DAYS"},{"field":"position","operator":"ISNULL","value":null}]';

    expect(writeConditions(readConditions(stored)!)).toBe(stored);
  });

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.double().map(String)), (text) => {
        const conditions = readConditions(text);

        expect(conditions === null || Array.isArray(conditions)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '[{"field":"a","operator":"EQ","value":"1"},null]',
    '[{"field":"a","operator":"DROP","value":"1"}]',
    '[{"field":"a","operator":"constructor","value":"1"}]',
    '[{"field":"a b","operator":"EQ","value":"1"}]',
    '[{"field":"__proto__","operator":"EQ","value":{}}]',
    '[{"field":"a","operator":"IN","value":"1"}]',
    '[{"field":"a","operator":"IN","value":[]}]',
    '[{"field":"a","operator":"BETWEEN","value":["1"]}]',
    '[{"field":"a","operator":"ISNULL","value":""}]',
    '[{"field":"a","operator":"DYNAMIC","value":"last 7 days"}]',
    JSON.stringify(Array.from({ length: 51 }, () => ({ field: 'a', operator: 'EQ', value: '1' }))),
  ])('are refused whole when they are %s', (text) => {
    expect(readConditions(text)).toBeNull();
  });

  it('are joined by “or” unless they say otherwise, and are no filter when empty', () => {
    const text = '[{"field":"a","operator":"EQ","value":"1"}]';

    expect(['and', 'or', null, 'xor'].map((join) => readAdvanced(text, join)?.join)).toEqual([
      'and',
      'or',
      'or',
      'or',
    ]);
    expect(readAdvanced('[]', 'and')).toBeNull();
    expect(readAdvanced(null, 'and')).toBeNull();
  });
});

describe('a search', () => {
  it('is a query without its page, filtered by either filter, and dynamic by either', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 3 }), anyAdvanced, (conditions, advanced) => {
        const query = { conditions, advanced, sort: [], asOf: 'x', page: 3, pageSize: 10 };
        const all = [...conditions, ...advanced.conditions];

        expect(searchOf(query)).toEqual({ conditions, advanced, sort: [], asOf: 'x' });
        expect(isFiltered(query)).toBe(true);
        expect(isDynamic(query)).toBe(all.some(({ operator }) => operator === 'DYNAMIC'));
      }),
    );
    expect(isFiltered({ conditions: [] })).toBe(false);
    expect(isDynamic({ conditions: [] })).toBe(false);
  });
});
