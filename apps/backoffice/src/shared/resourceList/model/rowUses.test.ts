import { ApiError } from '@mingjian/api';
import { addressOfUse, usesIn } from './rowUses';

const orders = { resource: 'vOrderInfo', field: 'companyId', value: '01JC&X', count: 444 };
const refusal = (details: unknown, kind: 'conflict' | 'business' = 'conflict') =>
  new ApiError({ kind, message: '正在使用', details });

describe('usesIn', () => {
  it('returns what the refusal of a deletion names', () => {
    expect(usesIn(refusal({ inUse: [orders] }))).toEqual([orders]);
  });

  it.each([
    ['a conflict of another kind', refusal({ version: 3, fields: [] })],
    ['a conflict without details', refusal(null)],
    ['another refusal', refusal({ inUse: [orders] }, 'business')],
    ['another error', new Error('offline')],
  ])('returns nothing for %s', (_, error) => {
    expect(usesIn(error)).toEqual([]);
  });
});

describe('addressOfUse', () => {
  it('leads to the rows that use the record, in the reader’s list', () => {
    expect(addressOfUse(orders, 'serviceUser', () => true)).toBe(
      '/f-order/f-order/orderList?companyId.EQ=01JC%26X',
    );
    expect(addressOfUse(orders, 'companyUser', () => true)).toContain('f-order-company');
  });

  it('leads nowhere without a list, or to one that the reader may not open', () => {
    expect(
      addressOfUse({ ...orders, resource: 'sysConfigUser' }, 'serviceUser', () => true),
    ).toBeNull();
    expect(addressOfUse(orders, 'serviceUser', () => false)).toBeNull();
  });
});
