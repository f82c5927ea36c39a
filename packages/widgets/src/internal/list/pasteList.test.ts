import fc from 'fast-check';
import { compareFound, isPastedList, readPastedList } from './pasteList';

describe('a pasted list', () => {
  it('is read from a column of a spreadsheet, each value once', () => {
    expect(readPastedList('BG1\r\nBG2\r\n\r\n BG1 \r\n')).toEqual({
      values: ['BG1', 'BG2'],
      duplicates: 1,
      excess: 0,
    });
  });

  it.each([
    ['13800000001\t13800000002', ['13800000001', '13800000002']],
    ['王晓明，李雷；韩梅梅、欧阳静怡', ['王晓明', '李雷', '韩梅梅', '欧阳静怡']],
    ['"Maria da Silva"\n"李雷"', ['Maria da Silva', '李雷']],
  ])('parts %j', (text, values) => {
    expect(readPastedList(text).values).toEqual(values);
  });

  it('is no list when it is one value, with spaces or not', () => {
    expect(isPastedList('Maria da Silva\n')).toBe(false);
    expect(isPastedList('a\nb')).toBe(true);
  });

  it('counts values beyond the limit', () => {
    const text = Array.from({ length: 1203 }, (_, index) => `BG${index}`).join('\n');

    expect(readPastedList(text)).toMatchObject({ excess: 203, duplicates: 0 });
    expect(readPastedList(text).values).toHaveLength(1000);
  });

  it('loses no value and makes none up', () => {
    const anyValue = fc.stringMatching(/^[A-Z0-9\u4e00-\u4e10]{1,8}$/u);
    fc.assert(
      fc.property(
        fc.array(anyValue),
        fc.constantFrom('\n', '\r\n', '\t', ',', '；'),
        (values, parting) => {
          const read = readPastedList(values.join(parting));

          expect(read.values).toEqual([...new Set(values)]);
          expect(read.values.length + read.duplicates).toBe(values.length);
        },
      ),
    );
  });

  it('is compared with the found values', () => {
    expect(compareFound(['a', 'b', 'c'], ['c', 'a', 'x'])).toEqual({
      found: ['a', 'c'],
      missing: ['b'],
    });
  });
});
