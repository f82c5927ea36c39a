import { decodeSearch } from '@mingjian/api';
import fc from 'fast-check';
import { countConditions, NO_FILTER, nextSort, orderRequest, readOrderQuery, writeOrderQuery, type OrderQuery } from './orderQuery';

const query = (more: Partial<OrderQuery> = {}): OrderQuery => ({ ...NO_FILTER, page: 1, pageSize: null, sort: null, ...more });

describe('the order list’s address', () => {
  it('says nothing about a fresh list', () => {
    expect(writeOrderQuery(query()).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const text = fc.stringMatching(/^[\u4e00-\u9fa5A-Za-z0-9&=%+_-]{0,20}$/);
    const anyQuery = fc.record({
      orderNo: text,
      userName: text,
      companyName: text,
      pmName: text,
      orderStatus: fc.constantFrom(null, 0, 10, 90, -10, -20),
      orderType: fc.constantFrom(null, 1, 2),
      overallDanger: fc.constantFrom(null, 1, 2, 3, 4, 5),
      page: fc.integer({ min: 1, max: 10_000 }),
      pageSize: fc.constantFrom(null, 10, 20, 30, 50),
      sort: fc.option(fc.record({ field: fc.constantFrom('orderNo', 'orderTime', 'slaDueAt'), descending: fc.boolean() })),
    }) as fc.Arbitrary<OrderQuery>;

    fc.assert(
      fc.property(anyQuery, (written) => {
        expect(readOrderQuery(new URLSearchParams(writeOrderQuery(written).toString()))).toEqual(written);
      }),
    );
  });

  it.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'size=11', 'size=1e9', 'sort=password.desc', 'orderStatus=15', 'orderType=3'])(
    'ignores %s',
    (text) => {
      expect(readOrderQuery(new URLSearchParams(text))).toEqual(query());
    },
  );
});

describe('orderRequest', () => {
  it('sends only the conditions that were given', () => {
    const request = orderRequest(query({ userName: '王芳', orderStatus: 10, page: 3, sort: { field: 'slaDueAt', descending: true } }), 20);

    expect(request).toMatchObject({ pageNum: 3, pageSize: 20, orderParam: 'sla_due_at desc' });
    expect(decodeSearch(request.searchParam)).toEqual([
      { field: 'userName', operator: 'LIKE', value: '王芳' },
      { field: 'orderStatus', operator: 'EQ', value: '10' },
    ]);
  });

  it('sends no search at all for a fresh list', () => {
    expect(orderRequest(query(), 10)).toEqual({ pageCode: 'orderList', pageNum: 1, pageSize: 10 });
  });
});

it('turns a column from ascending to descending and back to the list’s own order', () => {
  const first = nextSort(null, 'orderTime');
  const second = nextSort(first, 'orderTime');

  expect([first?.descending, second?.descending, nextSort(second, 'orderTime')]).toEqual([false, true, null]);
  expect(nextSort(second, 'orderNo')).toEqual({ field: 'orderNo', descending: false });
});

it('counts the conditions that hold rows back', () => {
  expect(countConditions({ ...NO_FILTER, pmName: '王', orderStatus: 0 }, ['pmName', 'orderStatus', 'userName'])).toBe(2);
});
