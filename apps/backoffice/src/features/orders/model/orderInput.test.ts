import { orderInputOf, orderTypeIn } from './orderInput';

const person = { userName: ' 王晓明 ', mobile: '13800000001', idCardNo: '110101199001011237' };

describe('the input of an order', () => {
  it('has a new candidate or a known one, never both', () => {
    const values = { productId: 'p1', candidateId: 'c1', ...person, email: '', remark: null };

    expect(
      orderInputOf(
        { ...values, candidateKind: 'new', addItems: ['A1', 'A2'] },
        { orderType: 1, companyId: undefined },
      ),
    ).toEqual({
      orderType: 1,
      productId: 'p1',
      addItems: '["A1","A2"]',
      customValues: [],
      ...person,
      userName: '王晓明',
    });
    expect(
      orderInputOf({ ...values, candidateKind: 'known' }, { orderType: 2, companyId: 'a1' }),
    ).toEqual({
      orderType: 2,
      companyId: 'a1',
      productId: 'p1',
      addItems: '[]',
      customValues: [],
      candidateId: 'c1',
    });
  });
});

it.each([
  ['type=1', 1],
  ['type=2', 2],
  ['', 1],
  ['type=x', 1],
] as const)('an address with %j asks for type %d', (query, type) => {
  expect(orderTypeIn(new URLSearchParams(query))).toBe(type);
});
