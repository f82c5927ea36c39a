// @vitest-environment node
import fc from 'fast-check';
import { anyField } from './arbitraries.fixtures';
import { fromOrderParam, toOrderParam } from './orderParam';
import { SearchError } from './searchError';

const anyKeys = fc.uniqueArray(fc.record({ field: anyField, descending: fc.boolean() }), {
  selector: (key) => key.field,
  maxLength: 5,
});

describe('order parameter', () => {
  it('names columns and directions', () => {
    const text = toOrderParam([
      { field: 'orderTime', descending: true },
      { field: 'id', descending: false },
    ]);

    expect(text).toBe('order_time desc, id asc');
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(anyKeys, (keys) => void expect(fromOrderParam(toOrderParam(keys))).toEqual(keys)),
    );
  });

  it('ascends where no direction is given, and is empty where nothing is', () => {
    expect(fromOrderParam('order_time')).toEqual([{ field: 'orderTime', descending: false }]);
    expect(fromOrderParam('')).toEqual([]);
    expect(fromOrderParam()).toEqual([]);
  });

  it.each([
    'id desc; drop table g_order',
    'id desc nulls last',
    '(select 1)',
    'id,,name',
    'id, id',
    'ID desc',
    'a,b,c,d,e,f',
  ])('refuses %j', (text) => {
    expect(() => fromOrderParam(text)).toThrow(SearchError);
  });
});
