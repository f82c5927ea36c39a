import { decodeFilterParam, encodeFilterParam } from './searchTexts';
import { fromOrderParam } from './orderParam';
import { fromSearchParam } from './searchParams';

/** Texts as earlier versions stored them: in saved filters, views and addresses. */
const FILTER =
  '[{"field":"orderStatus","operator":"IN","value":["10","20"]},{"field":"orderTime","operator":"DYNAMIC","value":"LAST_7_DAYS"},{"field":"position","operator":"ISNULL","value":null}]';

describe('stored forms of earlier versions', () => {
  it('include saved filters, byte for byte', () => {
    expect(encodeFilterParam(decodeFilterParam(FILTER))).toBe(FILTER);
  });

  it('include search parameters with repeated keys in any order', () => {
    expect(
      fromSearchParam({ 'SEARCH_NE_label_value1#2': 'b', SEARCH_NE_label_value1: 'a' }),
    ).toEqual([
      { field: 'labelValue1', operator: 'NE', value: 'b' },
      { field: 'labelValue1', operator: 'NE', value: 'a' },
    ]);
    expect(() => fromSearchParam({ 'SEARCH_NE_name#2': 'b' })).toThrow(/gap/);
    expect(() => fromSearchParam({ 'SEARCH_NE_name#1': 'b' })).toThrow(/not a search key/);
  });

  it('include orders', () => {
    expect(fromOrderParam('order_time desc, id')).toEqual([
      { field: 'orderTime', descending: true },
      { field: 'id', descending: false },
    ]);
  });
});
