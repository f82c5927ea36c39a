import { addressRowsIn, addressRowsRule } from './addressRows';

const row = (province: string, ...city: string[]) => ({ province, city });

describe('rows of provinces', () => {
  it.each([
    ['none', []],
    ['a whole province', [row('330000')]],
    ['cities, in any order', [row('330000', '330200', '330100'), row('900000')]],
  ])('may be %s', (_, rows) => {
    expect(addressRowsRule.accepts(JSON.stringify(rows))).toBe(true);
  });

  it.each([
    ['a row without a province', [row('')]],
    ['a province twice', [row('330000'), row('330000', '330100')]],
    ['more rows than provinces', Array.from({ length: 36 }, (_, index) => row(String(index)))],
    ['a city that is no text', [{ province: '330000', city: [1] }]],
    ['anything else in a row', [{ ...row('330000'), note: 'x' }]],
    ['no list', row('330000')],
  ])('are not %s', (_, rows) => {
    expect(addressRowsRule.accepts(JSON.stringify(rows))).toBe(false);
  });

  it('are read from their text, and null from any other', () => {
    expect(addressRowsIn('[{"province":"330000","city":["330100"]}]')).toEqual([
      row('330000', '330100'),
    ]);
    for (const text of ['', '{', 'null', '["330000"]']) expect(addressRowsIn(text)).toBeNull();
  });
});
