import { toTsv } from './tsv';

describe('toTsv', () => {
  it('puts tabs between cells and lines between rows', () => {
    expect(
      toTsv([
        ['订单', '金额'],
        ['MJ1', '1,200.00'],
      ]),
    ).toBe('订单\t金额\r\nMJ1\t1,200.00');
  });

  it.each([
    ['a tab', 'a\tb', '"a\tb"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a quote at its start', '"a" b', '"""a"" b"'],
  ])('quotes a text with %s, so that it stays one cell', (_, text, cell) => {
    expect(toTsv([[text]])).toBe(cell);
  });

  it.each(['=1+1', '+86 138', '-5', '@name', 'a "b"', ''])('leaves %s as it was seen', (text) => {
    expect(toTsv([[text]])).toBe(text);
  });
});
